import { type EntityProperty, type Platform, Type } from '@mikro-orm/core';
import { SqlitePlatform } from '@mikro-orm/sql';
import { Temporal } from 'temporal-polyfill';

/** SQLite counts milliseconds since 1970. PostgreSQL is sent text and read as a date. */
type Stored = number | string | Date;

/** A moment, to the millisecond. */
class Instant extends Type<Temporal.Instant, Stored> {
  override convertToDatabaseValue(moment: Temporal.Instant, platform: Platform): Stored {
    // Queried for rows that have none.
    if (moment === null) return moment;
    return platform instanceof SqlitePlatform ? moment.epochMilliseconds : moment.toString();
  }

  override convertToJSValue(stored: Stored): Temporal.Instant {
    return typeof stored === 'string'
      ? Temporal.Instant.from(stored)
      : Temporal.Instant.fromEpochMilliseconds(Number(stored));
  }

  override getColumnType(_property: EntityProperty, platform: Platform): string {
    return platform instanceof SqlitePlatform ? 'integer' : 'timestamptz(6)';
  }
}

export const instant = Instant;
