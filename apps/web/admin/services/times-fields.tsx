import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Service } from '../../shared/shop/shop-data.ts';
import { serviceTimes as words } from '../../texts/admin/service-times.ts';
import { adminServices } from '../../texts/admin/services.ts';
import { Select } from '../../ui/field/select.tsx';
import * as fields from '../shared/person-fields.css.ts';
import { cleanupChoices, processingChoices } from './durations.ts';
import type { TypedService } from './save-service.ts';
import * as css from './times-fields.css.ts';

export type ServiceFieldsProps = {
  service: Service | null;
  register: UseFormRegister<TypedService>;
  errors: FieldErrors<TypedService>;
};

/** Folded away: few services have either. */
export function TimesFields({ service, register, errors }: ServiceFieldsProps) {
  const has = service !== null && (service.processing !== null || service.cleanup > 0);
  const trouble = errors.processing?.message ?? errors.cleanup?.message;
  const [open, fold] = useState(has);
  const [told, tell] = useState(trouble);
  // Once it is mended, what was opened for it stays open.
  if (trouble !== told) {
    tell(trouble);
    if (trouble) fold(true);
  }
  return (
    <details className={css.frame} open={open} onToggle={({ currentTarget }) => fold(currentTarget.open)}>
      <summary className={css.summary}>
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
        {words.title}
      </summary>
      <div className={css.content}>
        <p className={css.hint}>{words.hint}</p>
        <div className={fields.pair}>
          <Select
            label={words.processing}
            options={choices(processingChoices(service?.processing?.minutes), words.noProcessing)}
            error={errors.processing?.message}
            {...register('processing.minutes', { valueAsNumber: true })}
          />
          <Select
            label={words.after}
            options={choices(processingChoices(service?.processing?.after).slice(1), '')}
            {...register('processing.after', { valueAsNumber: true })}
          />
        </div>
        <Select
          label={words.cleanup}
          options={choices(cleanupChoices, words.noCleanup)}
          error={errors.cleanup?.message}
          {...register('cleanup', { valueAsNumber: true })}
        />
      </div>
    </details>
  );
}

const choices = (all: readonly number[], none: string) =>
  all.map(value => ({ value, label: value === 0 ? none : adminServices.minutes(value) }));
