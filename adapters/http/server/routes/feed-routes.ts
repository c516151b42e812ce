import { createHash } from 'node:crypto';
import { addFeed } from '../../../../core/booking/feeds/add-feed.ts';
import type { Feed } from '../../../../core/booking/feeds/feed.ts';
import { listFeeds } from '../../../../core/booking/feeds/list-feeds.ts';
import { removeFeed } from '../../../../core/booking/feeds/remove-feed.ts';
import { seeFeed } from '../../../../core/booking/feeds/see-feed.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/calendars/feeds.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import { byWhom } from '../security/audited.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'calendarFeeds' | 'calendarFiles' | 'appointments' | 'timetables' | 'tokens' | 'settings'>;

export function feedRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listFeeds, async ({ actor }) => {
    const feeds = await listFeeds(deps, actor);
    return feeds.ok ? ok({ body: feeds.value.map(reply) }) : feeds;
  });

  route(router, deps, calls.addFeed, async ({ ctx, actor, body }) => {
    const added = await addFeed(deps, actor, body.stylistId);
    if (!added.ok) return added;
    const { feed, secret } = added.value;
    ctx.state.audit('calendar address made', { feed: feed.id, ...byWhom(actor) });
    const { href } = new URL(calls.seeFeed.path.replace(':secret', secret), deps.settings.publicUrl);
    return ok({ body: { ...reply(feed), url: href } });
  });

  route(router, deps, calls.removeFeed, async ({ ctx, actor, params }) => {
    const removed = await removeFeed(deps, actor, params.id);
    if (removed.ok) ctx.state.audit('calendar address revoked', { feed: params.id, ...byWhom(actor) });
    return removed.ok ? ok({ body: undefined }) : removed;
  });

  route(router, deps, calls.seeFeed, async ({ ctx, params }) => {
    const feed = await seeFeed(deps, params.secret);
    if (!feed.ok) return feed;
    ctx.set('Cache-Control', 'private, no-cache');
    // Weak: what is sent may be compressed.
    ctx.set('ETag', `W/"${createHash('sha256').update(feed.value).digest('base64url')}"`);
    return ok({ body: feed.value });
  });
}

const reply = ({ id, stylistId, created }: Feed) => ({ id, stylistId, created: created.toString() });
