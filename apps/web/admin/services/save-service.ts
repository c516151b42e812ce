import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { addService, attachImage, changeService } from '../../../../adapters/http/contract/addresses.ts';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import type { changeService as changing } from '../../../../adapters/http/contract/catalogue.ts';
import { serviceForm } from '../../../../adapters/http/contract/forms/service-form.ts';
import { typedEuros } from '../../format/typed-euros.ts';
import { useEditForm } from '../../shared/forms/edit-form.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import type { Service } from '../../shared/shop/shop-data.ts';
import { adminServices } from '../../texts/admin/services.ts';
import { toast } from '../../ui/toast/toast.ts';

const words = adminServices.form;

type Typed = z.input<typeof serviceForm>;
export type TypedService = Partial<Typed>;
type Filled = z.output<typeof serviceForm>;

/** Of no minutes: the form's way to say none. */
const noProcessing = { after: 30, minutes: 0 };

/** Every stored field but those that are not set by this form: by the server, by an upload, by archiving. */
type Editable = Exclude<keyof Service, 'id' | 'imageUrl' | 'archived'>;

/**
 * How each stored field stands in the form, in its order on the screen. A field that this table, the form's schema or the
 * request lacks does not compile: saving would erase it.
 */
const written: {
  readonly [F in Editable]: (service: Service) => Typed[F & keyof BodyOf<typeof changing>];
} = {
  name: ({ name }) => name,
  description: ({ description }) => description ?? '',
  category: ({ category }) => category,
  price: ({ price }) => typedEuros(price),
  duration: ({ duration }) => duration,
  processing: ({ processing }) => processing ?? noProcessing,
  cleanup: ({ cleanup }) => cleanup,
};

const asked = Object.keys(written) as Editable[];

export const formOf = (service: Service) =>
  Object.fromEntries(asked.map(name => [name, written[name](service)])) as Typed;

const emptyForm: TypedService = {
  ...{ name: '', description: '', price: '', duration: 30 },
  ...{ processing: noProcessing, cleanup: 0 },
};

type Saved = { service: Service; attached: boolean };

/** The service is saved first: a picture that cannot be attached takes nothing back. */
async function save(service: Service | null, body: Filled, imageURL: string | null): Promise<Saved> {
  const saved = service
    ? await call(changeService, { params: { id: service.id }, body })
    : await call(addService, { body });
  if (imageURL === null) return { service: saved, attached: true };
  try {
    return {
      service: await call(attachImage, { params: { id: saved.id }, body: { imageURL } }),
      attached: true,
    };
  } catch {
    return { service: saved, attached: false };
  }
}

/** The form of a service, of a new one where there is none, and what saving does. */
export function useSaveService(service: Service | null, imageURL: string | null, onDone: () => void) {
  const queries = useQueryClient();
  const form = useEditForm(serviceForm, service ? formOf(service) : emptyForm);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Filled) => save(service, body, imageURL),
    onSuccess({ service: saved, attached }) {
      if (!attached) toast({ ...words.unattached(service ? 'aggiornato' : 'creato'), tone: 'destructive' });
      else toast(service ? words.updated(saved.name) : words.added(saved.name));
      onDone();
    },
    onError(error) {
      const told = service ? words.updateFailed : words.addFailed;
      showFailure(error, told(error.message), { fields: asked, setError: form.setError });
    },
    onSettled: () => void invalidate(queries, staleAfter.services),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
