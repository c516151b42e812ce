import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { serviceIds } from '../catalogue.ts';
import { idParams } from '../values.ts';
import { foreseen, withAffected } from './affected.ts';

/** null: everything; those that are not named are neither offered with this stylist nor booked. */
const body = z.object({ serviceIds: fields.skills });

export const keepSkills = {
  ...addressed(addresses.keepSkills),
  action: 'keep-skills',
  params: idParams,
  body,
  status: 200,
  reply: { admin: z.object({ serviceIds, ...withAffected }) },
} as const satisfies Call;

export const foreseeSkills = {
  ...addressed(addresses.foreseeSkills),
  action: 'keep-skills',
  params: idParams,
  body,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;
