import { escaped } from '../../adapters/http/contract/html.ts';
import { specialDays } from './home/special-days.ts';
import { hoursLines } from './shared/shop/opening-hours.ts';
import type { Shop } from './shared/shop/shop-data.ts';
import { home } from './texts/home.ts';
import { offline } from './texts/shell/offline.ts';

/**
 * What the page without a network shows as it was last seen. Shut, since only `public/service-worker.js` knows when that was,
 * and whose appointment.
 */
export const lastSeen = (shop: Shop): string => `<template data-zone="${escaped(shop.zone)}">
<section data-own>
<h2>${offline.next}</h2>
<p><strong>{serviceName}</strong></p>
<p>${offline.when}</p>
<p>${offline.stylist}</p>
<p class="muted">${offline.ownSeen}</p>
</section>
<section>
<h2>${home.hours.title}</h2>
<dl>${week(shop)}</dl>
${specialDays(shop.nextDays, shop.today)
  .map(sentence => `<p>${escaped(sentence)}</p>`)
  .join('\n')}
<p class="muted">${offline.seen}</p>
</section>
</template>`;

const week = ({ openingHours }: Shop): string =>
  hoursLines(openingHours)
    .map(({ days, intervals }) => `<dt>${days}</dt><dd>${intervals.join('<br>') || home.hours.closed}</dd>`)
    .join('');
