import { useState } from 'react';

/** The server's sentences beside the fields of a form that holds its values itself. */
export function useFieldErrors<Field extends string>() {
  const [sentences, setSentences] = useState<Partial<Record<Field, string>>>({});
  const set = (field: Field, sentence: string) => {
    setSentences(present => ({ ...present, [field]: sentence }));
    focusOn(field);
  };
  return {
    of: (field: Field): string | undefined => sentences[field],
    set,
    clear: () => setSentences({}),
    /** As `showFailure` takes a form. */
    onScreen: (fields: readonly Field[]) => ({
      fields,
      setError(field: Field, error: { message: string }, options: { shouldFocus: boolean }) {
        setSentences(present => ({ ...present, [field]: error.message }));
        if (options.shouldFocus) focusOn(field);
      },
    }),
  };
}

export type FieldErrors<Field extends string> = ReturnType<typeof useFieldErrors<Field>>;

/** Once it is drawn as it is: a view may have been changed back to the form. */
const focusOn = (field: string) =>
  requestAnimationFrame(() => {
    const within = `[data-field="${field}"]`;
    const around =
      document.querySelector(`[role="dialog"] ${within}`) ?? document.querySelector(`main ${within}`);
    around?.querySelector<HTMLElement>('input, select, button')?.focus();
  });
