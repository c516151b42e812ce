import { useState } from 'react';
import { serviceForm } from '../../../../adapters/http/contract/forms/service-form.ts';
import type { Service } from '../../shared/shop/shop-data.ts';
import { adminServices } from '../../texts/admin/services.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { DialogForm } from '../shared/dialog-form.tsx';
import * as css from '../shared/person-fields.css.ts';
import { durationChoices } from './durations.ts';
import { PictureField } from './picture-field.tsx';
import type { Uploaded } from './preview.tsx';
import { useSaveService } from './save-service.ts';
import { type ServiceFieldsProps, TimesFields } from './times-fields.tsx';

const words = adminServices.form;

const categoryOptions = [
  { value: '', label: words.chooseCategory, disabled: true },
  ...serviceForm.shape.category.options.map(category => ({ value: category, label: category })),
];

/** `service` null: a new one. */
export type ServiceDialogProps = { service: Service | null; onClose: () => void };

export default function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const { form, submit, busy } = useSaveService(service, uploaded?.imageURL ?? null, onClose);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={service ? words.editTitle : adminServices.addNew}
      description={service?.name}
      fieldFirst
    >
      <DialogForm
        {...{ submit, busy, onClose }}
        label={service ? words.save : words.add}
        busyLabel={words.saving}
      >
        <Field label={words.name} autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextArea
          label={words.description}
          optional="a"
          rows={3}
          error={errors.description?.message}
          {...register('description')}
        />
        <Select
          label={words.category}
          defaultValue=""
          options={categoryOptions}
          error={errors.category?.message}
          {...register('category')}
        />
        <PriceAndDuration {...{ service, register, errors }} />
        <TimesFields {...{ service, register, errors }} />
        <PictureField service={service} uploaded={uploaded} onChange={setUploaded} />
      </DialogForm>
    </Dialog>
  );
}

function PriceAndDuration({ service, register, errors }: ServiceFieldsProps) {
  return (
    <div className={css.pair}>
      <Field
        label={words.price}
        hint={words.priceHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
      <Select
        label={words.duration}
        options={durationChoices(service?.duration).map(value => ({
          value,
          label: adminServices.minutes(value),
        }))}
        error={errors.duration?.message}
        {...register('duration', { valueAsNumber: true })}
      />
    </div>
  );
}
