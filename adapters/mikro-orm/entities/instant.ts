import { type EntityProperty, type Platform, Type } from '@mikro-orm/core';
import { SqlitePlatform } from '@mikro-orm/sql';

/** A moment, to the millisecond: SQLite counts milliseconds since 1970. */
class Instant extends Type<number, number> {
  override getColumnType(_property: EntityProperty, platform: Platform): string {
    return platform instanceof SqlitePlatform ? 'integer' : 'timestamptz(6)';
  }
}

export const instant = Instant;
