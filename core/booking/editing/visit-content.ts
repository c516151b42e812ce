import type { ServiceId } from '../../catalogue/service.ts';
import type { Cents, Minutes } from '../../units.ts';
import type { Appointment } from '../appointment.ts';
import { areSame, type BookedServices, idsOf } from '../services/booked-services.ts';

/** What may be changed of a visit where it stands. */
export interface VisitContent extends Pick<Appointment, 'notes' | 'staffNotes' | 'overridden'> {
  readonly booked: BookedServices;
}

/** As the history stores it, without the text of the notes. */
export interface ContentState {
  readonly serviceIds: readonly ServiceId[];
  readonly duration: Minutes;
  readonly price: Cents;
  /** Only of the new state: what differs from the old one. */
  readonly changed?: readonly ContentPart[] | undefined;
}

export const contentParts = ['services', 'notes', 'staffNotes'] as const;
export type ContentPart = (typeof contentParts)[number];

export const contentOf = (appointment: Appointment): VisitContent => ({
  ...{ booked: appointment, notes: appointment.notes, staffNotes: appointment.staffNotes },
  overridden: appointment.overridden,
});

export const withContent = (
  appointment: Appointment,
  { booked, notes, staffNotes, overridden }: VisitContent,
): Appointment => {
  const { serviceId, duration, processing, cleanup, price, parts } = booked;
  const services = { serviceId, duration, processing, cleanup, price, parts };
  return { ...appointment, ...services, notes, staffNotes, overridden };
};

export const stateOf = ({ booked }: VisitContent): ContentState => ({
  ...{ serviceIds: idsOf(booked), duration: booked.duration, price: booked.price },
});

export const changedFrom = (before: VisitContent, after: VisitContent): readonly ContentPart[] => {
  const isChanged = {
    services: !areSame(idsOf(before.booked), idsOf(after.booked)),
    ...{ notes: before.notes !== after.notes, staffNotes: before.staffNotes !== after.staffNotes },
  };
  return contentParts.filter(part => isChanged[part]);
};
