import type { Readable } from 'node:stream';
import { bodyParser } from '@koa/bodyparser';
import { type Actor, actingIn, permit } from '../../../core/people/permissions.ts';
import { PersonGone } from '../../../core/ports/agendas.ts';
import { type Problem, type Result, refuse } from '../../../core/problem.ts';
import type { Call, ReplyOf } from '../contract/call.ts';
import type { Context, Middleware, Routes } from './context.ts';
import { replyEncoder } from './encode-reply.ts';
import { answerFailure, answerProblem } from './problem-response.ts';
import { type Input, readInput } from './read-input.ts';
import { auditDone, auditRefused } from './security/audited.ts';
import type { ServerDeps } from './server-deps.ts';
import { whoIsAsking } from './session/who-is-asking.ts';

/** A success: the call's reply, with a status where it differs from the call's; a stream of events; or a file, as it is made. */
export type Reply<C extends Call> =
  | { readonly status?: number; readonly body: ReplyOf<C> }
  | { readonly stream: Readable }
  | { readonly download: Readable; readonly name: string };

interface Asked<C extends Call> extends Input<C> {
  readonly ctx: Context;
  readonly actor: Actor;
}

/** What every call needs: to know who asks. */
export type RouteDeps = Pick<ServerDeps, 'users' | 'clock' | 'adminFactor'>;

type Handler<C extends Call> = (asked: Asked<C>) => Promise<Result<Reply<C>, Problem>>;

/** Far above the longest form: a thousand characters of notes in any script. */
const LARGEST_BODY = '32kb';

const parseJson = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LARGEST_BODY,
  onError(error) {
    throw error;
  },
}) as unknown as Middleware;

/**
 * Mounts a call. In this order: may this actor try (401, 403), is there a readable body (413, 415, 400), is the input
 * valid (400), and then the handler.
 */
export function route<C extends Call>(router: Routes, deps: RouteDeps, call: C, handle: Handler<C>): void {
  const encode = replyEncoder(call);
  router.register(call.path, [call.method], async (ctx: Context & { params?: unknown }, next) => {
    if (call.chosenBy !== undefined && ctx.query[call.chosenBy] === undefined) return next();
    const asking = await whoIsAsking(ctx, deps);
    const acting = actingIn(asking, call.action);
    if (!acting.ok) return answerRefusal(ctx, call, asking, acting.problem);
    const actor = acting.value;
    const allowed = permit(actor, call.action);
    if (!allowed.ok) return answerRefusal(ctx, call, actor, allowed.problem);
    if (call.body !== undefined && !(await readBody(ctx))) return;
    const input = readInput(call, actor, { params: ctx.params, query: ctx.query, body: ctx.request.body });
    if (!input.ok) return answerRefusal(ctx, call, actor, input.problem);
    const result = await handle({ ...input.value, ctx, actor }).catch((error: unknown) =>
      refusalOf(error, actor),
    );
    if (!result.ok) return answerRefusal(ctx, call, actor, result.problem);
    auditDone(ctx, call, actor, input.value.params);
    if ('stream' in result.value) return answerEvents(ctx, result.value.stream);
    if ('download' in result.value) return answerFile(ctx, call, result.value);
    ctx.status = result.value.status ?? call.status;
    if (call.reply === undefined) return;
    answerReply(
      ctx,
      call,
      encode(actor, result.value.body, fault => reportFault(ctx, fault)),
    );
  });
}

/** As text: Koa would write an object out again for every middleware that asks for its length. */
function answerReply(ctx: Context, { file }: Call, reply: unknown): void {
  if (file && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = file?.type ?? 'json';
  ctx.body = file ? reply : JSON.stringify(reply);
}

/** Somebody who was merged into another person meanwhile is no customer and has no session. */
function refusalOf(error: unknown, actor: Actor): Result<never> {
  if (!(error instanceof PersonGone)) throw error;
  return refuse({ code: actor.kind === 'admin' ? 'customer-not-found' : 'not-logged-in' });
}

/** In production the work is already done, so it is only logged. Anywhere else the call fails. */
function reportFault(ctx: Context, fault: Error): void {
  if (ctx.app.env !== 'production') throw fault;
  ctx.app.emit('error', fault, ctx);
}

function answerRefusal(ctx: Context, call: Call, actor: Actor, problem: Problem): void {
  auditRefused(ctx, call, actor, problem);
  // A person has followed a link: programs ask for JSON or accept anything.
  if (call.file?.otherwise && ctx.accepts('json', 'html') === 'html')
    return ctx.redirect(call.file.otherwise);
  answerProblem(ctx, problem);
}

/** Uncompressed and unbuffered: otherwise events would arrive late. */
function answerEvents(ctx: Context, stream: Readable): void {
  ctx.compress = false;
  ctx.set('X-Accel-Buffering', 'no');
  ctx.type = 'text/event-stream';
  ctx.body = stream;
}

function answerFile(
  ctx: Context,
  { file }: Call,
  { download, name }: { readonly download: Readable; readonly name: string },
): void {
  ctx.type = file?.type ?? 'application/octet-stream';
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  // Destroyed rather than ended: half a file must not look whole, and compression would wait for the rest for ever.
  download.once('error', error => ctx.res.destroy(error));
  ctx.body = download;
}

/** Parses the body; false when it is unreadable and answered so. */
async function readBody(ctx: Context): Promise<boolean> {
  if (ctx.request.is('json') === false) {
    answerFailure(ctx, 'not-json');
    return false;
  }
  try {
    await parseJson(ctx, async () => {});
    return true;
  } catch (error) {
    answerFailure(ctx, isTooLarge(error) ? 'too-large' : 'bad-json');
    return false;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;
