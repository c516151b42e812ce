import type { Service, ServiceId } from '../../catalogue/service.ts';

type Find = (id: ServiceId) => Promise<Service | undefined>;

/** In the order asked for; undefined when there is not every one of them. */
export async function servicesById(
  find: Find,
  ids: readonly ServiceId[],
): Promise<readonly Service[] | undefined> {
  const found = await Promise.all([...new Set(ids)].map(find));
  const byId = new Map(found.map(service => [service?.id, service]));
  const inOrder = ids.flatMap(id => byId.get(id) ?? []);
  return inOrder.length === ids.length ? inOrder : undefined;
}
