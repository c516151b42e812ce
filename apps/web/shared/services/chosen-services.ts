import type { Service } from '../shop/shop-data.ts';

/** Of one visit, in order: one, or several as they are together. */
export type ChosenServices = Pick<Service, 'name' | 'price' | 'duration'> & {
  readonly ids: readonly number[];
};

/** Of one visit; the server refuses more. */
export const MAX_SERVICES = 5;

/** Undefined while not all of them are known. */
export function chosenServices(
  ids: readonly number[],
  services: readonly Service[] = [],
): ChosenServices | undefined {
  const chosen = ids.flatMap(id => services.find(service => service.id === id) ?? []);
  if (chosen.length === 0 || chosen.length < ids.length) return undefined;
  return {
    ids,
    name: chosen.map(({ name }) => name).join(' + '),
    price: sumOf(chosen, 'price'),
    duration: sumOf(chosen, 'duration'),
  };
}

const sumOf = (services: readonly Service[], key: 'price' | 'duration'): number =>
  services.reduce((sum, service) => sum + service[key], 0);

/** As calls are told what is wanted: one by its id, several in one list. */
export const asked = (ids: readonly number[]): { serviceId: number } | { serviceIds: number[] } =>
  ids.length === 1 ? { serviceId: ids[0] as number } : { serviceIds: [...ids] };
