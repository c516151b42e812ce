import { defineEntity, p } from '@mikro-orm/core';

export const ServiceEntity = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    description: p.text().nullable(),
    /** Euro cents. */
    price: p.integer(),
    /** Minutes. */
    duration: p.integer(),
    imageUrl: p.text().nullable(),
    category: p.text(),
    archived: p.boolean(),
  },
});
