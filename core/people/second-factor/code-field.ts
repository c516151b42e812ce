import * as z from 'zod/mini';
import { accessWording } from './access-wording.ts';

/** Of an app, or a recovery code, with blanks and dashes as people write them. */
export const code = z
  .string(accessWording['code-missing'])
  .check(
    z.trim(),
    z.minLength(1, accessWording['code-missing']),
    z.maxLength(40, accessWording['code-wrong']),
  );
