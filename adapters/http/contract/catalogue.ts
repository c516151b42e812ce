import * as z from 'zod/mini';
import { categories } from '../../../core/catalogue/service.ts';
import * as times from '../../../core/catalogue/times-fields.ts';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call, type ReplyOf } from './call.ts';
import { anyUser } from './user.ts';
import { idParams } from './values.ts';

export const processing = z.nullable(z.object({ after: z.number(), minutes: z.number() }));

export const service = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Euro cents. */
  price: z.number(),
  /** Minutes. */
  duration: z.number(),
  /** Minutes after the start, and for so many, in which the stylist is free. */
  processing,
  /** Minutes that the stylist is held behind the visit. */
  cleanup: z.number(),
  imageUrl: z.nullable(z.string()),
  category: z.enum(categories),
  archived: z.boolean(),
});
export type ServiceReply = z.infer<typeof service>;

/** Of what a stylist does; null: everything. */
export const serviceIds = z.nullable(z.array(z.number()));

const stylist = z.object({
  id: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  displayName: z.string(),
  serviceIds,
});

const stylistWithAccount = z.extend(anyUser, { displayName: z.string(), serviceIds });

const formerStylist = z.extend(stylistWithAccount, {
  /** Confirmed ones that lie ahead. */
  futureAppointments: z.number(),
});
export type StylistReply = ReplyOf<typeof listStylists>[number];
export type FormerStylistReply = ReplyOf<typeof listStylistsWithFormer>[number];

export const listServices = {
  ...addressed(addresses.listServices),
  action: 'list-services',
  status: 200,
  reply: { everyone: z.array(service) },
} as const satisfies Call;

export const seeService = {
  ...addressed(addresses.seeService),
  action: 'see-service',
  params: idParams,
  status: 200,
  reply: { everyone: service },
} as const satisfies Call;

/** A field that is left out is set to what it is by default. */
const serviceDetails = z
  .object({
    name: fields.serviceName,
    description: fields.description,
    category: fields.category,
    /** Euro cents. */
    price: fields.price,
    /** Minutes. */
    duration: fields.duration,
    processing: z._default(times.processing, null),
    cleanup: z._default(times.cleanup, 0),
  })
  .check(times.processingWithin);

export const addService = {
  ...addressed(addresses.addService),
  action: 'add-service',
  body: serviceDetails,
  status: 201,
  reply: { admin: service },
} as const satisfies Call;

export const changeService = {
  ...addressed(addresses.changeService),
  action: 'change-service',
  params: idParams,
  body: serviceDetails,
  status: 200,
  reply: { admin: service },
} as const satisfies Call;

/** Takes it off the list; its appointments stay. */
export const archiveService = {
  ...addressed(addresses.archiveService),
  action: 'archive-service',
  params: idParams,
  status: 204,
} as const satisfies Call;

/** The day on which they work again; null: they are there when the shop opens. */
const backOn = { backOn: z.nullable(z.string()) };

export const listStylists = {
  ...addressed(addresses.listStylists),
  action: 'list-stylists',
  status: 200,
  reply: {
    admin: z.array(z.extend(stylistWithAccount, backOn)),
    customer: z.array(z.extend(stylist, backOn)),
    guest: z.array(z.extend(stylist, backOn)),
  },
} as const satisfies Call;

/** For administrators. `true`: also who left and has appointments ahead; `all`: were it only past or cancelled ones. */
export const listStylistsWithFormer = {
  ...addressed(addresses.listStylistsWithFormer),
  action: 'list-former-stylists',
  query: z.object({ former: z.enum(['true', 'all'], fieldWording['not-a-choice']) }),
  status: 200,
  reply: { admin: z.array(formerStylist) },
} as const satisfies Call;
