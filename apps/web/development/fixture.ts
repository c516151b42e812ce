import type { Service, Shop } from '../shared/shop/shop-data.ts';

/** Invented data of the development page alone; the product gets its data from the server. */
export const shop: Shop = {
  name: 'Salone Aurora',
  trade: 'Barbiere e parrucchiere',
  granularity: 15,
  address: { street: 'Via Mazzini 12', postalCode: '50032', city: 'Borgo San Lorenzo', province: 'FI' },
  phone: '055 123 4567',
  email: 'ciao@saloneaurora.example',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/saloneaurora' },
    { name: 'Facebook', url: 'https://facebook.example/saloneaurora' },
  ],
  openingHours: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, intervals: intervalsOn(weekday) })),
  zone: 'Europe/Rome',
  today: '2026-11-28',
  nextDays: [],
  defaultStylistId: 74,
  lastBookableDay: '2028-12-31',
  bookingRules: {
    minNotice: 0,
    cancelUntil: 0,
    moveUntil: 0,
    maxUpcoming: null,
    startStep: 15,
    horizonDays: null,
  },
};

function intervalsOn(weekday: number) {
  if (weekday === 1 || weekday === 7) return [];
  if (weekday === 6) return [{ from: '08:30', to: '20:00' }];
  return [
    { from: '08:30', to: '13:00' },
    { from: '14:00', to: '20:00' },
  ];
}

export const services: readonly Service[] = [
  service(1, 'Taglio uomo', 'Forbice o macchinetta, rifinito a rasoio sul collo.', 1800, 30, 'Capelli'),
  service(
    2,
    'Barba con panno caldo',
    'Panno caldo, schiuma montata a pennello, contropelo.',
    1500,
    30,
    'Barba',
  ),
  service(
    3,
    'Trattamento cute sensibile con impacco alle erbe',
    'Detersione delicata, massaggio lungo e impacco per la cute sensibile, con tutto il tempo che ci vuole.',
    2500,
    90,
    'Trattamenti',
  ),
];

function service(
  id: number,
  name: string,
  description: string,
  price: number,
  duration: number,
  category: Service['category'],
): Service {
  return {
    id,
    name,
    description,
    price,
    duration,
    category,
    processing: null,
    cleanup: 0,
    imageUrl: null,
    archived: false,
  };
}
