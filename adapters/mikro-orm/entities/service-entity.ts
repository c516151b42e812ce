import { defineEntity, p } from '@mikro-orm/core';
import type { Category } from '../../../core/catalogue/service.ts';

export const ServiceEntity = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    description: p.text().strictNullable(),
    /** Euro cents. */
    price: p.integer(),
    /** Minutes. */
    duration: p.integer(),
    /** Minutes after the start, and how many, in which the stylist is free; both or neither. */
    processingAfter: p.integer().strictNullable(),
    processingMinutes: p.integer().strictNullable(),
    /** Minutes behind the visit in which the stylist is held. */
    cleanup: p.integer(),
    imageUrl: p.text().strictNullable(),
    category: p.text().$type<Category>(),
    archived: p.boolean(),
  },
});
