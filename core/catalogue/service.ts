import type { ServiceTimes } from '../calendar/pattern.ts';
import type { Cents } from '../units.ts';

export type ServiceId = number;

export const categories = ['Capelli', 'Barba', 'Trattamenti'] as const;
export type Category = (typeof categories)[number];

export interface Service extends ServiceTimes {
  readonly id: ServiceId;
  readonly name: string;
  readonly description: string | null;
  readonly price: Cents;
  /** Path of a picture this server serves. */
  readonly imageUrl: string | null;
  readonly category: Category;
  /** Off the list and not bookable; old appointments still name it. */
  readonly archived: boolean;
}

/** What a person agrees to when they book it. */
export type Terms = Pick<Service, 'price' | 'duration'>;

/** What an administrator enters; the picture comes by its own call. */
export type ServiceInput = Omit<Service, 'id' | 'imageUrl' | 'archived'>;

export type NewService = ServiceInput & Pick<Service, 'imageUrl'>;
