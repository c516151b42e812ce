export const newcomer = {
  offer: (typed: string) => `Nuovo cliente «${typed}»`,
  title: 'Nuovo cliente',
  note: 'Lo salvi insieme all’appuntamento: non gli serve un account.',
  gone: (customer: string) => `${customer} non è più tra i clienti: scegli di nuovo.`,
  back: 'Cerca tra i clienti',
  passerBy: 'Di passaggio',
  passerByNote: 'Senza nome né telefono: non compare tra i clienti.',
  failed: (message: string) => ({
    title: 'Errore',
    description: `Impossibile salvare il cliente: ${message}`,
  }),
} as const;
