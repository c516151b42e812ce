/** What the browser's tab says. */
export const titles = {
  home: 'Prenota il tuo barbiere',
  auth: 'Accedi o registrati',
  appointments: 'I Miei Appuntamenti',
  booking: 'Prenota il tuo appuntamento',
  notFound: 'Pagina non trovata',
  development: 'Elementi dell’interfaccia',
} as const;

export function pageTitle(title: string, shopName: string | undefined): string {
  return shopName ? `${title} · ${shopName}` : title;
}

export function pageDescription(
  shop: { name: string; trade: string; address: { city: string } } | undefined,
): string {
  if (!shop) return 'Prenota online il tuo appuntamento in salone.';
  return `${shop.name}, ${shop.trade.toLocaleLowerCase('it-IT')} a ${shop.address.city}: scegli servizio, stylist e orario e prenota online.`;
}
