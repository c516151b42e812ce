type Skilled = { readonly serviceIds: readonly number[] | null };

export const does = ({ serviceIds }: Skilled, serviceId: number): boolean =>
  serviceIds === null || serviceIds.includes(serviceId);
