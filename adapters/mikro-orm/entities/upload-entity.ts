import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

/** A file on its way to a service's picture. */
export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    /** Of the secret in its address; of a taken file its name, of a noted name that name after the word `noted`. */
    hash: p.text().primary(),
    opened: p.type(instant),
    /** The file's name in the storage, once it has arrived. */
    name: p.text().strictNullable(),
  },
});
