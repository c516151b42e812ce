interface Asked {
  readonly serviceId?: number | undefined;
  readonly serviceIds?: readonly number[] | undefined;
}

/** One service is a list of one. */
export const servicesAsked = ({ serviceId, serviceIds }: Asked): readonly number[] | undefined =>
  serviceId === undefined ? serviceIds : [serviceId];
