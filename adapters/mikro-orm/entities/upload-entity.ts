import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

/** Files on their way to a service's picture. */
export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    /** Of the address; a taken file stands under its own name, and a noted name behind a word. */
    hash: p.text().primary(),
    opened: p.type(instant),
    /** Under which the file is kept, once it has come. */
    name: p.text().strictNullable(),
  },
});
