import * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import type { Call, Replies } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { failure } from '../../contract/failure.ts';

type Operation = NonNullable<NonNullable<Parameters<typeof createDocument>[0]['paths']>[string]['get']>;

/** The contract as an OpenAPI document, for other programs. */
export function openApiDocument(shopName: string): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    // Of two calls with one address the one without a choice stands for both.
    if (call.chosenBy !== undefined) continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  const info = { title: `${shopName}: prenotazioni`, version: '1', description };
  return createDocument({ openapi: '3.1.0', info, paths });
}

const description = `Every call but GET must say that it comes from this site: a browser does so by itself in \`Sec-Fetch-Site\`; a
program sends \`Origin\` with the shop's public address. Without either it is refused: 403, \`cross-site\`.`;

function operationOf(operationId: string, call: Call): Operation {
  const path = call.params as z.ZodMiniObject | undefined;
  const query = call.query as z.ZodMiniObject | undefined;
  return {
    operationId,
    requestParams: { ...(path && { path }), ...(query && { query }) },
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: call.body } } },
    }),
    responses: {
      [call.status]: {
        description: 'Success',
        ...(call.reply && {
          content: { [call.file?.type ?? 'application/json']: { schema: anyOf(call.reply) } },
        }),
      },
      default: { description: 'Failure', content: { 'application/json': { schema: failure } } },
    },
  };
}

/** What an answer may be, whoever asks. */
function anyOf(replies: Replies): z.ZodMiniType {
  const schemas = [...new Set<z.ZodMiniType>(Object.values(replies))];
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : z.union(schemas);
}
