import Router from '@koa/router';
import Koa from 'koa';
import compose from 'koa-compose';
import { CLOCK_HEADER } from '../contract/clock.ts';
import { accessLog } from './access-log.ts';
import { isClientAbort } from './client-abort.ts';
import { compressResponses } from './compress-responses.ts';
import type { App, Custom, Middleware, State } from './context.ts';
import { offlinePage, pages, siteFiles } from './pages/pages.ts';
import { pictures } from './pages/pictures.ts';
import { staticFiles } from './pages/static-files.ts';
import { preparedAnswers } from './prepared-answers.ts';
import { answerFailure, answerFaults } from './problem-response.ts';
import { appointmentRoutes } from './routes/appointment-routes.ts';
import { browserRoutes } from './routes/browser-routes.ts';
import { calendarFileRoutes } from './routes/calendar-file-routes.ts';
import { calendarCalls, calendarRoutes } from './routes/calendar-routes.ts';
import { eventRoutes } from './routes/event-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { listRoutes } from './routes/figures/list-routes.ts';
import { statisticsRoutes } from './routes/figures/statistics-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { historyRoutes } from './routes/history-routes.ts';
import { addressRoutes } from './routes/letters/address-routes.ts';
import { letterRoutes } from './routes/letters/letter-routes.ts';
import { passwordRoutes } from './routes/password-routes.ts';
import { customerRoutes } from './routes/people/customer-routes.ts';
import { erasingRoutes } from './routes/people/erasing-routes.ts';
import { invitationRoutes } from './routes/people/invitation-routes.ts';
import { keepingRoutes } from './routes/people/keeping-routes.ts';
import { passkeyRoutes } from './routes/people/passkey-routes.ts';
import { personalDataRoutes } from './routes/people/personal-data-routes.ts';
import { secondFactorRoutes } from './routes/people/second-factor-routes.ts';
import { sessionListRoutes } from './routes/people/session-list-routes.ts';
import { serviceRoutes } from './routes/service-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { shopRoutes } from './routes/shop-routes.ts';
import { stylistRoutes } from './routes/stylist-routes.ts';
import { absenceRoutes } from './routes/timetable/absence-routes.ts';
import { closureRoutes } from './routes/timetable/closure-routes.ts';
import { outsideRoutes } from './routes/timetable/outside-routes.ts';
import { planRoutes } from './routes/timetable/plan-routes.ts';
import { ruleRoutes } from './routes/timetable/rule-routes.ts';
import { skillRoutes } from './routes/timetable/skill-routes.ts';
import { weekRoutes } from './routes/timetable/week-routes.ts';
import { workDayRoutes } from './routes/timetable/work-day-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';
import { userRoutes } from './routes/user-routes.ts';
import { linkRoutes } from './routes/visits/link-routes.ts';
import { reminderRoutes } from './routes/visits/reminder-routes.ts';
import { refuseCrossSiteWrites } from './security/cross-site.ts';
import { securityHeaders } from './security/security-headers.ts';
import type { ServerDeps } from './server-deps.ts';
import { sessionMiddleware } from './session/session.ts';

/** The whole server, ready to listen. */
export function createApp(deps: ServerDeps): App {
  const { settings, web } = deps;
  const app = new Koa<State, Custom>({ proxy: settings.trustProxy > 0, maxIpsCount: settings.trustProxy });
  app.on('error', err => {
    const level = isClientAbort(err) ? 'debug' : 'error';
    deps.logger[level]({ err }, 'answer interrupted');
  });
  app.use(accessLog(deps.logger));
  app.use(answerFaults(deps));
  app.use(securityHeaders(settings));
  app.use(refuseCrossSiteWrites(settings.publicUrl));
  app.use(compressResponses());
  // First: the busiest, which are neither pictures nor files.
  const calls = compose([...api(app, deps)]);
  app.use((ctx, next) => (ctx.path.startsWith('/api/') ? calls(ctx, next) : next()));
  app.use(pictures(deps.objects));
  app.use(staticFiles(web));
  const health = new Router<State, Custom>();
  healthRoutes(health, deps);
  app.use(health.routes());
  app.use(offlinePage(deps));
  app.use(siteFiles(web));
  app.use(pages(web));
  app.use(async ctx => {
    ctx.set('Allow', 'GET, HEAD');
    answerFailure(ctx, 'method-not-allowed');
  });
  return app;
}

const allRoutes = [
  shopRoutes,
  sessionRoutes,
  passwordRoutes,
  browserRoutes,
  sessionListRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  userRoutes,
  personalDataRoutes,
  erasingRoutes,
  keepingRoutes,
  customerRoutes,
  invitationRoutes,
  serviceRoutes,
  stylistRoutes,
  appointmentRoutes,
  historyRoutes,
  calendarFileRoutes,
  linkRoutes,
  letterRoutes,
  addressRoutes,
  reminderRoutes,
  statisticsRoutes,
  listRoutes,
  feedRoutes,
  calendarRoutes,
  weekRoutes,
  closureRoutes,
  workDayRoutes,
  planRoutes,
  ruleRoutes,
  skillRoutes,
  absenceRoutes,
  outsideRoutes,
  uploadRoutes,
  eventRoutes,
] as const;

/** The calls. Only here are there sessions, and nothing may be cached on the way. */
function api(app: App, deps: ServerDeps): readonly Middleware[] {
  const router = new Router<State, Custom>();
  for (const add of allRoutes) add(router, deps);
  return [
    (ctx, next) => {
      ctx.set('Cache-Control', 'no-store');
      ctx.set(CLOCK_HEADER, String(deps.clock.now().epochMilliseconds));
      return next();
    },
    preparedAnswers(deps, calendarCalls),
    sessionMiddleware(app, deps),
    router.routes() as Middleware,
    async ctx => {
      const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap(layer => layer.methods));
      if (methods.size > 0) ctx.set('Allow', [...methods].join(', '));
      answerFailure(ctx, methods.size > 0 ? 'method-not-allowed' : 'no-such-call');
    },
  ];
}
