import { TooManyAtOnce } from '../../../core/ports/password-hasher.ts';
import type { Problem, ProblemCode } from '../../../core/problem.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Failure, TransportCode } from '../contract/failure.ts';
import { isClientAbort } from './client-abort.ts';
import type { Context, Middleware } from './context.ts';
import { faultPage } from './pages/fault-page.ts';
import { allowStyle } from './security/security-headers.ts';
import type { ServerDeps } from './server-deps.ts';

/** 400: the input; 401: not logged in; 403: not permitted; 404: not there; 409: not in its present state. */
const statusOfProblem = {
  'invalid-input': 400,
  'wrong-credentials': 401,
  'not-logged-in': 401,
  'not-permitted': 403,
  'service-not-found': 404,
  'stylist-not-found': 404,
  'customer-not-found': 404,
  'user-not-found': 404,
  'browser-not-found': 404,
  'session-not-found': 404,
  'appointment-not-found': 404,
  'feed-not-found': 404,
  'letter-not-found': 404,
  'letter-not-taken': 409,
  'no-own-address': 409,
  'link-not-found': 404,
  'upload-not-found': 404,
  'upload-too-large': 413,
  'image-not-uploaded': 400,
  'not-a-picture': 400,
  'username-taken': 409,
  'start-in-the-past': 400,
  'too-long-past': 400,
  'no-such-hour': 400,
  'beyond-horizon': 400,
  'closed-day': 400,
  'off-the-grid': 400,
  'outside-opening-hours': 400,
  'runs-into-break': 400,
  'runs-past-closing': 400,
  'service-changed': 409,
  'closure-not-found': 404,
  'closure-overlaps': 409,
  'hours-not-found': 404,
  'hours-in-force': 409,
  'day-too-long': 409,
  'absence-not-found': 404,
  'slot-taken': 409,
  'no-stylist': 409,
  'stylist-does-not-do-it': 409,
  'not-working-then': 409,
  'too-short-notice': 409,
  'too-late-to-cancel': 409,
  'too-late-to-move': 409,
  'too-many-upcoming': 409,
  'has-account': 409,
  'two-logins': 409,
  'staff-stays': 409,
  'notes-too-long': 409,
  'invitation-over': 409,
  'phone-only': 403,
  'not-cancellable': 409,
  'not-movable': 409,
  'not-editable': 409,
  'appointment-changed': 409,
  'services-changed': 409,
  'notes-changed': 409,
  'not-begun': 409,
  'outcome-changed': 409,
  'not-restorable': 409,
  'too-late-to-restore': 409,
  'cancelled-already': 409,
  'too-many-attempts': 429,
  'last-admin': 409,
  'serves-visits': 409,
  'second-factor-needed': 401,
  'second-factor-required': 403,
  'second-factor-on': 409,
  'login-over': 401,
  'login-not-fresh': 403,
  'passkey-refused': 401,
  'passkey-copied': 401,
  'passkey-not-found': 404,
  'too-many-passkeys': 409,
  'wrong-code': 400,
  'wrong-current-password': 400,
} as const satisfies Record<ProblemCode, number>;

const transport = {
  'bad-json': [400, 'La richiesta non è leggibile'],
  'not-json': [415, 'La richiesta deve essere in formato JSON'],
  'too-large': [413, 'La richiesta è troppo grande'],
  'cross-site': [403, 'Richiesta non accettata da un altro sito'],
  'no-such-call': [404, 'Indirizzo non trovato'],
  'method-not-allowed': [405, 'Operazione non prevista per questo indirizzo'],
  unavailable: [503, 'Il servizio non è disponibile al momento. Riprova tra poco.'],
  fault: [500, 'Si è verificato un errore imprevisto. Riprova più tardi.'],
} as const satisfies Record<TransportCode, readonly [number, string]>;

export function answerProblem(ctx: Context, problem: Problem): void {
  const failure: Failure = { error: sentenceOf(problem), code: problem.code };
  if ('seconds' in problem) ctx.set('Retry-After', String(problem.seconds));
  if ('fields' in problem) failure.fields = { ...problem.fields };
  if (problem.code === 'service-changed')
    failure.terms = { expected: problem.expected, current: problem.current };
  if (problem.code === 'appointment-changed')
    failure.appointment = { ...problem.place, date: problem.place.date.toString() };
  ctx.status = statusOfProblem[problem.code];
  ctx.body = failure;
}

export function answerFailure(ctx: Context, code: TransportCode): void {
  const [status, error] = transport[code];
  ctx.status = status;
  ctx.body = { error, code } satisfies Failure;
}

const heading = {
  unavailable: 'Torniamo tra poco',
  fault: 'Qualcosa è andato storto',
} as const satisfies Partial<Record<TransportCode, string>>;

/**
 * Answers whatever was thrown with a fixed sentence, on a page where a page was asked for; the log has the error under the
 * request's id.
 */
export function answerFaults({
  logger,
  isDatabaseAway,
  isDiskFull,
  shop,
}: Pick<ServerDeps, 'logger' | 'isDatabaseAway' | 'isDiskFull' | 'shop'>): Middleware {
  /** What the server depends on and cannot reach; undefined for a bug. */
  const reasonOf = (error: unknown): string | undefined => {
    if (error instanceof TooManyAtOnce) return 'too many passwords at once';
    if (isDiskFull(error)) return 'disk full';
    return isDatabaseAway(error) ? 'database away' : undefined;
  };
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const facts = { requestId: ctx.state.requestId, err: error };
      // Only the client's own connection: a database can be cut off as well while a body is on its way.
      if (!ctx.req.complete && ctx.req.destroyed && isClientAbort(error)) {
        logger.debug(facts, 'visitor left');
        return answerFailure(ctx, 'bad-json');
      }
      const reason = reasonOf(error);
      logger.error(facts, reason ?? 'request failed');
      if (reason !== undefined) ctx.set('Retry-After', '5');
      const code = reason === undefined ? 'fault' : 'unavailable';
      answerFailure(ctx, code);
      if (ctx.path.startsWith('/api/') || !ctx.accepts('html')) return;
      ctx.type = 'html';
      ctx.set('Cache-Control', 'no-store');
      const nonce = allowStyle(ctx);
      ctx.body = faultPage({ heading: heading[code], sentence: transport[code][1], shop, nonce });
    }
  };
}
