import { defineEntity, p } from '@mikro-orm/core';
import type { LettersAbout } from '../../../../core/letters/letters-about.ts';
import { instant } from '../instant.ts';

/** Until no copy of their letters is left; in no backup. */
export const UnfinishedErasureEntity = defineEntity({
  name: 'UnfinishedErasure',
  tableName: 'unfinished_erasures',
  properties: {
    id: p.integer().primary(),
    at: p.type(instant),
    letters: p.json<LettersAbout>(),
  },
});
