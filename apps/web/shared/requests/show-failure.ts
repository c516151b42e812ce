import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { type Toast, toast } from '../../ui/toast/toast.ts';

type FormOnScreen<Field extends string> = {
  /** Names of the fields a person sees, in their order on the screen. */
  fields: readonly Field[];
  setError: (
    field: Field,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void;
};

/**
 * Shows a failed call: a 400 that names a visible field beside that field, the first of them focused;
 * any other failure as the toast; never both. The end of the session is shown by the guard.
 */
export function showFailure<Field extends string>(
  error: Error,
  asToast: Toast,
  form?: FormOnScreen<Field>,
): void {
  if (saysSessionOver(error)) return;
  const sentences = error instanceof RequestFailed && error.status === 400 ? error.fields : {};
  const named = form?.fields.filter(field => sentences[field]) ?? [];
  named.forEach((field, place) => {
    form?.setError(field, { type: 'server', message: sentences[field] ?? '' }, { shouldFocus: place === 0 });
  });
  if (named.length === 0) toast({ ...asToast, tone: 'destructive' });
}

/** By its code: a wrong password is a 401 as well. */
export const saysSessionOver = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'not-logged-in';

/** The server's own sentence; `otherwise` for an answer without one, such as a proxy's. */
export function serverMessage(error: Error, otherwise: string): string {
  return error instanceof RequestFailed ? (error.sentence ?? otherwise) : error.message;
}
