import type { Service, Shop } from './shared/shop/shop-data.ts';
import { sharedPicture } from './shared-picture.ts';
import { placeOf } from './texts/titles.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const euros = (cents: number) => (cents / 100).toFixed(2);

/** The shop as schema.org's HairSalon: what maps and search engines show beside its name, hours and prices included. */
export function structuredData(shop: Shop, services: readonly Service[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': `${origin}/#salone`,
    name: shop.name,
    description: placeOf(shop),
    url: `${origin}/`,
    image: origin + sharedPicture.path,
    telephone: shop.phone,
    email: shop.email,
    address: postalAddress(shop.address),
    openingHoursSpecification: openingHours(shop.openingHours),
    ...specialOpeningHours(shop.nextDays),
    sameAs: shop.social.map(({ url }) => url),
    currenciesAccepted: 'EUR',
    ...(services.length > 0 && { priceRange: priceRange(services), makesOffer: services.map(offer) }),
    potentialAction: { '@type': 'ReserveAction', target: `${origin}/booking` },
  };
}

function postalAddress({ street, postalCode, city, province }: Shop['address']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: province,
    addressCountry: 'IT',
  };
}

function openingHours(week: Shop['openingHours']): readonly object[] {
  return week.flatMap(({ weekday, intervals }) =>
    intervals.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[weekday - 1],
      ...opensAndCloses({ from, to }),
    })),
  );
}

/** Closures and extra openings of the fortnight; a closed day opens and closes at midnight. */
function specialOpeningHours(days: Shop['nextDays']): object {
  const specified = days.flatMap(({ intervals, closure }) =>
    closure
      ? (intervals.length > 0 ? intervals : [closedAllDay]).map(hours => ({
          '@type': 'OpeningHoursSpecification',
          ...opensAndCloses(hours),
          ...{ validFrom: closure.from, validThrough: closure.to },
        }))
      : [],
  );
  const each = new Map(specified.map(one => [JSON.stringify(one), one]));
  return each.size > 0 ? { specialOpeningHoursSpecification: [...each.values()] } : {};
}

const closedAllDay = { from: '00:00', to: '00:00' };

const opensAndCloses = ({ from, to }: { from: string; to: string }) => ({
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
});

function priceRange(services: readonly Service[]): string {
  const prices = services.map(service => service.price);
  return `${euros(Math.min(...prices))}–${euros(Math.max(...prices))} EUR`;
}

function offer({ name, description, price }: Service): object {
  return {
    '@type': 'Offer',
    price: euros(price),
    priceCurrency: 'EUR',
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
  };
}
