import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form for what is stored. What changes elsewhere meanwhile shows in it at once; what the person has typed stays. */
export function useEditForm<Typed extends FieldValues, Filled>(
  schema: z.ZodMiniType<Filled, Typed>,
  stored: Typed,
) {
  const form = useForm<Typed, unknown, Filled>({
    resolver: standardSchemaResolver(schema),
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  // A form knows what was typed only where somebody asks for it.
  const { dirtyFields } = form.formState;
  return { ...form, dirtyFields };
}
