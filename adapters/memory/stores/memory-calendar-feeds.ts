import type { Feed, NewFeed } from '../../../core/booking/feeds/feed.ts';
import type { CalendarFeeds } from '../../../core/ports/letters/calendar-feeds.ts';
import { type MemoryState } from './memory-state.ts';

export class MemoryCalendarFeeds implements CalendarFeeds {
  readonly #state: MemoryState;
  #lastId = 0;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async add(feed: NewFeed): Promise<Feed | undefined> {
    if (feed.stylistId !== null && !this.#state.users.has(feed.stylistId)) return undefined;
    this.#lastId += 1;
    const added = { ...feed, id: this.#lastId };
    this.#state.feeds.set(added.id, added);
    return feedOf(added);
  }

  async list(): Promise<readonly Feed[]> {
    return [...this.#state.feeds.values()].map(feedOf);
  }

  async findByHash(hash: string): Promise<Feed | undefined> {
    const found = [...this.#state.feeds.values()].find(feed => feed.hash === hash);
    return found && feedOf(found);
  }

  async remove(id: number): Promise<boolean> {
    return this.#state.feeds.delete(id);
  }
}

const feedOf = ({ id, stylistId, created }: Feed): Feed => ({ id, stylistId, created });
