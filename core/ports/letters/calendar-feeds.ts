import type { Feed, NewFeed } from '../../booking/feeds/feed.ts';

/** Calendars that are read from outside, each by an address of its own. */
export interface CalendarFeeds {
  /** undefined, and nothing stored: there is no such stylist. */
  add(feed: NewFeed): Promise<Feed | undefined>;
  /** The oldest first. */
  list(): Promise<readonly Feed[]>;
  findByHash(hash: string): Promise<Feed | undefined>;
  /** False: there was none. */
  remove(id: number): Promise<boolean>;
}
