import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { Feed, NewFeed } from '../../../../core/booking/feeds/feed.ts';
import type { CalendarFeeds } from '../../../../core/ports/letters/calendar-feeds.ts';
import type { Orm } from '../../engine/connection.ts';
import { CalendarFeedEntity } from '../../entities/calendar-feed-entity.ts';

export class MikroOrmCalendarFeeds implements CalendarFeeds {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async add({ stylistId, hash, created }: NewFeed): Promise<Feed | undefined> {
    try {
      const row = { hash, stylist: stylistId, created };
      return { id: await this.#orm.fork().insert(CalendarFeedEntity, row), stylistId, created };
    } catch (error) {
      if (error instanceof ForeignKeyConstraintViolationException) return undefined;
      throw error;
    }
  }

  async list(): Promise<readonly Feed[]> {
    return (await this.#orm.fork().find(CalendarFeedEntity, {}, { orderBy: { id: 'asc' } })).map(feedOf);
  }

  async findByHash(hash: string): Promise<Feed | undefined> {
    const row = await this.#orm.fork().findOne(CalendarFeedEntity, { hash });
    return row ? feedOf(row) : undefined;
  }

  async remove(id: number): Promise<boolean> {
    return (await this.#orm.fork().nativeDelete(CalendarFeedEntity, { id })) > 0;
  }
}

type Row = { id: number; stylist: number | null; created: Feed['created'] };

const feedOf = ({ id, stylist, created }: Row): Feed => ({ id, stylistId: stylist, created });
