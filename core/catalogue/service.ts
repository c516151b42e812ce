export type ServiceId = number;

export const categories = ['Capelli', 'Barba', 'Trattamenti'] as const;
export type Category = (typeof categories)[number];

/** Something the shop does for a price. */
export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  readonly description: string | null;
  /** Euro cents. */
  readonly price: number;
  /** Minutes, a multiple of 15. */
  readonly duration: number;
  /** Path of a picture this server serves. */
  readonly imageUrl: string | null;
  readonly category: Category;
  /** An archived service has left the list and cannot be booked; old appointments still name it. */
  readonly archived: boolean;
}

/** What an administrator says of a service; its picture comes by another way. */
export type ServiceInput = Omit<Service, 'id' | 'imageUrl' | 'archived'>;

export type NewService = ServiceInput & Pick<Service, 'imageUrl'>;
