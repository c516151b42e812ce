/** What the browser's tab says. */
export const titles = {
  home: 'Prenota il tuo barbiere',
  auth: 'Accedi o registrati',
  services: 'I Nostri Servizi',
  appointments: 'I Miei Appuntamenti',
  profile: 'Il Mio Profilo',
  booking: 'Prenota il tuo appuntamento',
  admin: 'Dashboard Amministratore',
  settings: 'Impostazioni',
  notices: 'Avvisi',
  statistics: 'Statistiche',
  invitation: 'Il tuo invito',
  visit: 'Il tuo appuntamento',
  terms: 'Termini di servizio',
  privacy: 'Privacy',
  notFound: 'Pagina non trovata',
} as const;

/** Of the page that only a server under development has. */
export const developmentTitle = 'Elementi dell’interfaccia';

export function pageTitle(title: string, shopName: string | undefined): string {
  return shopName ? `${title} · ${shopName}` : title;
}

type DescribedShop = { name: string; trade: string; address: { city: string } };

/** What search engines show below the title: the page's own sentence, after who and where. */
export function pageDescription(sentence: string, shop: DescribedShop | undefined): string {
  return shop ? `${placeOf(shop)}: ${sentence}` : `In salone: ${sentence}`;
}

/** Such as 'Salone Aurora, barbiere e parrucchiere a Pontelungo'. */
export function placeOf({ name, trade, address }: DescribedShop): string {
  return `${name}, ${trade.toLocaleLowerCase('it-IT')} a ${address.city}`;
}

export const descriptions = {
  '/': 'scegli servizio, stylist e orario e prenota online, in meno di un minuto.',
  '/services': 'il listino, con prezzi e durata di ogni servizio. Scegli e prenota online.',
  any: 'prenota online il tuo appuntamento.',
} as const;
