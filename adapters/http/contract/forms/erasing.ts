import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';

export const eraseForm = z.object({ currentPassword: fields.loginPassword });
