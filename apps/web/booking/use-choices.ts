import { useEffect, useMemo } from 'react';
import { type Stylist, useBookableStylists } from '../shared/appointments/bookable-stylists.ts';
import { does } from '../shared/appointments/skilled.ts';
import type { SlotQuery } from '../shared/requests/slot-keys.ts';
import { asked, chosenServices } from '../shared/services/chosen-services.ts';
import { type Service, useServices } from '../shared/shop/shop-data.ts';
import { booking as words } from '../texts/booking.ts';
import { type Toast, toast } from '../ui/toast/toast.ts';
import { type Draft, servicesIn } from './draft.ts';

/** What the draft's ids stand for, as the shop has it now. */
export function useChoices(draft: Draft) {
  const { stylistId } = draft;
  const services = useServices();
  const servicesGone = useRemovedChoices(draft, services.data);
  const ids = servicesIn(draft).filter(id => !servicesGone.includes(id));
  const stylists = useBookableStylists();
  const service = chosenServices(ids, services.data);
  const ofTheShop = stylists.data?.find(({ id }) => id === stylistId);
  const stylist = doing(ofTheShop, ids);

  const stylistGone = stylistId !== null && stylists.isSuccess && !stylist;
  useToastOf(servicesGone.length > 0, ids.length > 0 ? words.service.oneGone : words.service.gone);
  useToastOf(stylistGone && !ofTheShop, words.stylist.gone);
  useToastOf(stylistGone && ofTheShop !== undefined, words.stylist.unskilled);

  const known = service && (stylistId === null || stylist || stylistGone);
  const slotQuery: SlotQuery | null = known
    ? { ...asked(ids), duration: service.duration, stylistId: stylist?.id }
    : null;
  return { services, stylists, service, stylist, servicesGone, stylistGone, slotQuery };
}

/** The same list until something changes. */
function useRemovedChoices(draft: Draft, services: readonly Service[] | undefined): readonly number[] {
  const { serviceId, moreIds } = draft;
  return useMemo(
    () =>
      services
        ? servicesIn({ serviceId, moreIds }).filter(chosen => !services.some(({ id }) => id === chosen))
        : [],
    [serviceId, moreIds, services],
  );
}

export type Choices = ReturnType<typeof useChoices>;

function doing(stylist: Stylist | undefined, ids: readonly number[]): Stylist | undefined {
  return stylist && ids.every(id => does(stylist, id)) ? stylist : undefined;
}

function useToastOf(gone: boolean, words: Toast): void {
  useEffect(() => {
    if (gone) toast({ ...words, tone: 'destructive' });
  }, [gone, words]);
}
