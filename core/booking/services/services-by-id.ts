import type { Service, ServiceId } from '../../catalogue/service.ts';

type Find = (id: ServiceId) => Promise<Service | undefined>;

/** Those of the ids that exist. */
export async function knownServices(
  find: Find,
  ids: readonly ServiceId[],
): Promise<ReadonlyMap<ServiceId, Service>> {
  const found = await Promise.all([...new Set(ids)].map(find));
  return new Map(found.flatMap(service => (service === undefined ? [] : [[service.id, service]])));
}

/** In the order asked for; undefined when there is not every one of them. */
export async function servicesById(
  find: Find,
  ids: readonly ServiceId[],
): Promise<readonly Service[] | undefined> {
  const known = await knownServices(find, ids);
  const inOrder = ids.flatMap(id => known.get(id) ?? []);
  return inOrder.length === ids.length ? inOrder : undefined;
}
