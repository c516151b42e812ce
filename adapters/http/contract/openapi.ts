import * as z from 'zod/mini';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';

/** All of these calls as an OpenAPI 3.1 document, for other programs. */
export const seeOpenApi = {
  ...addressed(addresses.seeOpenApi),
  action: 'see-openapi',
  status: 200,
  reply: { everyone: z.looseObject({ openapi: z.string() }) },
} as const satisfies Call;
