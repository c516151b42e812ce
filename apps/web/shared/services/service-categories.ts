import type { Service } from '../shop/shop-data.ts';

type Group = {
  /** As written in the address. */
  name: string;
  label: Service['category'];
  services: readonly Service[];
};

/** The price list by category, in the order in which the categories first appear. */
export const groupsOf = (services: readonly Service[]): readonly Group[] =>
  [...Map.groupBy(services, ({ category }) => category)].map(([label, some]) => ({
    name: label.toLocaleLowerCase('it-IT'),
    label,
    services: some,
  }));
