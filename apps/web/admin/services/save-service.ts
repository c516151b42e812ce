import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { addService, attachImage, changeService } from '../../../../adapters/http/contract/addresses.ts';
import { serviceForm } from '../../../../adapters/http/contract/service-form.ts';
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
type Filled = z.output<typeof serviceForm>;

/** In their order on the screen. */
const asked = ['name', 'description', 'category', 'price', 'duration'] as const;

function startingWith(service: Service | null): Partial<Typed> {
  if (!service) return { name: '', description: '', price: '', duration: 30 };
  const { name, description, category, duration } = service;
  const price = (service.price / 100).toFixed(2).replace('.', ',');
  return { name, description: description ?? '', category, price, duration };
}

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
  const form = useEditForm(serviceForm, startingWith(service));
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
