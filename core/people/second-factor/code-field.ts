import * as z from 'zod/mini';
import { callWording } from '../../wording.ts';

/** Of an app, or a recovery code, with blanks and dashes as people write them. */
export const code = z
  .string(callWording['code-missing'])
  .check(z.trim(), z.minLength(1, callWording['code-missing']), z.maxLength(40, callWording['code-wrong']));
