/** Comes with every answer of the API: what time it is for the shop, in milliseconds since 1970. */
export const CLOCK_HEADER = 'shop-clock';
