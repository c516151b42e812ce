import type { ServiceTimes, VisitTimes } from '../../calendar/pattern.ts';
import type { Service, ServiceId } from '../../catalogue/service.ts';
import type { Cents } from '../../units.ts';

export const MAX_SERVICES = 5;

/** With the times and the price it was booked with. */
export interface BookedService extends ServiceTimes {
  readonly serviceId: ServiceId;
  readonly price: Cents;
}

/** One of them as it is, or several: the first's id, and the sums of all. */
export interface BookedServices extends BookedService, VisitTimes {
  readonly parts?: readonly BookedService[] | undefined;
}

export interface NamedService extends BookedService {
  readonly name: string;
}

export const asBookedNow = ({
  id: serviceId,
  ...service
}: Pick<Service, 'id' | 'price' | keyof ServiceTimes>): BookedService => {
  const { duration, processing, cleanup, price } = service;
  return { serviceId, duration, processing, cleanup, price };
};

export const servicesOf = (booked: BookedServices): readonly BookedService[] => {
  const { serviceId, duration, processing, cleanup, price, parts } = booked;
  return parts ?? [{ serviceId, duration, processing, cleanup, price }];
};

/** The largest clean-up follows the last. */
export function together(services: readonly BookedService[]): BookedServices {
  const [first, ...more] = services;
  if (first === undefined) throw new RangeError('a visit of no service');
  if (more.length === 0) return first;
  return {
    serviceId: first.serviceId,
    ...{ price: sumOf(services, 'price'), duration: sumOf(services, 'duration'), processing: null },
    cleanup: Math.max(...services.map(({ cleanup }) => cleanup)),
    parts: services,
  };
}

const sumOf = (services: readonly BookedService[], key: 'price' | 'duration'): number =>
  services.reduce((sum, service) => sum + service[key], 0);

export const areSame = (a: readonly ServiceId[], b: readonly ServiceId[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

export const idsOf = (booked: BookedServices): readonly ServiceId[] =>
  servicesOf(booked).map(({ serviceId }) => serviceId);

export function withServiceNames(booked: BookedServices, nameOf: (id: ServiceId) => string) {
  const services = servicesOf(booked).map(service => ({ ...service, name: nameOf(service.serviceId) }));
  return { services, serviceName: inOneLine(services) };
}

export const inOneLine = (services: readonly { readonly name: string }[]): string =>
  services.map(({ name }) => name).join(' + ');
