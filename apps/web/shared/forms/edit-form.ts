import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form for stored values: changes made elsewhere show at once, fields the user has edited stay as typed. */
export function useEditForm<Typed extends FieldValues, Filled>(
  schema: z.ZodMiniType<Filled, Typed>,
  stored: Typed,
) {
  const form = useForm<Typed, unknown, Filled>({
    resolver: standardSchemaResolver(schema),
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  // React Hook Form tracks dirty fields only once they are read.
  const { dirtyFields } = form.formState;
  return { ...form, dirtyFields };
}
