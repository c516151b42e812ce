import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** All of these calls as an OpenAPI 3.1 document, for programs that are not ours. */
export const seeOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  action: 'see-openapi',
  status: 200,
  reply: { everyone: z.looseObject({ openapi: z.string() }) },
} as const satisfies Call;
