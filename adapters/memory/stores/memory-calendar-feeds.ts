import type { Feed, NewFeed } from '../../../core/booking/feeds/feed.ts';
import type { CalendarFeeds } from '../../../core/ports/letters/calendar-feeds.ts';
import { type MemoryState } from './memory-state.ts';

export class MemoryCalendarFeeds implements CalendarFeeds {
  readonly #state: MemoryState;
  readonly #feeds = new Map<number, Feed & NewFeed>();
  #lastId = 0;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async add(feed: NewFeed): Promise<Feed | undefined> {
    if (feed.stylistId !== null && !this.#state.users.has(feed.stylistId)) return undefined;
    this.#lastId += 1;
    const added = { ...feed, id: this.#lastId };
    this.#feeds.set(added.id, added);
    return feedOf(added);
  }

  async list(): Promise<readonly Feed[]> {
    return [...this.#feeds.values()].map(feedOf);
  }

  async findByHash(hash: string): Promise<Feed | undefined> {
    const found = [...this.#feeds.values()].find(feed => feed.hash === hash);
    return found && feedOf(found);
  }

  async remove(id: number): Promise<boolean> {
    return this.#feeds.delete(id);
  }
}

const feedOf = ({ id, stylistId, created }: Feed): Feed => ({ id, stylistId, created });
