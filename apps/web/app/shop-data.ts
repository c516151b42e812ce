import { useQuery } from '@tanstack/react-query';
import { readJson } from './read-json.ts';

export type OpeningInterval = { from: string; to: string };
export type OpeningDay = { weekday: number; intervals: readonly OpeningInterval[] };

export type Shop = {
  name: string;
  tagline?: string;
  address: { street: string; postalCode: string; city: string; province: string };
  phone: string;
  email: string;
  social: readonly { name: string; url: string }[];
  openingHours: readonly OpeningDay[];
  zone: string;
  today: string;
  defaultStylistId: number;
  lastBookableDay: string;
};

export type Category = 'Capelli' | 'Barba' | 'Trattamenti';

export type Service = {
  id: number;
  name: string;
  description: string | null;
  /** Cents. */
  price: number;
  /** Minutes. */
  duration: number;
  imageUrl: string | null;
  category: Category;
};

/** Name, contacts, hours and zone of the shop. */
export function useShop() {
  return useQuery({ queryKey: ['shop'], queryFn: () => readJson<Shop>('/api/shop') });
}

export function useServices() {
  return useQuery({ queryKey: ['services'], queryFn: () => readJson<readonly Service[]>('/api/services') });
}
