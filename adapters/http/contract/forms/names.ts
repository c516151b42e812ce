import * as z from 'zod/mini';
import { fieldWording } from '../../../../core/wording.ts';

interface Asked {
  readonly username?: string | null | undefined;
  readonly isStylist?: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Reported together with whatever else is wrong. */
export const bothNamesWhen = (mustHave: (person: Asked) => boolean) =>
  (
    [
      ['firstName', 'first-name-required'],
      ['lastName', 'last-name-required'],
    ] as const
  ).map(([name, rule]) =>
    z.refine<Asked>(person => !mustHave(person) || person[name] !== null, {
      path: [name],
      error: fieldWording[rule],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
