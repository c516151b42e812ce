import { plainTimes } from '../../../core/calendar/pattern.ts';
import type { NewService } from '../../../core/catalogue/service.ts';

type DemoService = Omit<NewService, 'imageUrl'> & {
  /** Its drawing, in pictures/. */
  readonly picture: string;
};

/** An invented price list. */
export const demoServices: readonly DemoService[] = [
  {
    name: 'Taglio uomo',
    description: 'Forbice o macchinetta, come preferisci, con rifinitura a rasoio sul collo.',
    category: 'Capelli',
    price: 1800,
    duration: 30,
    ...plainTimes,
    picture: 'taglio-uomo',
  },
  {
    name: 'Barba con panno caldo',
    description: 'Panno caldo, schiuma montata a pennello e lama libera. Si esce con la pelle distesa.',
    category: 'Barba',
    price: 1500,
    duration: 30,
    ...plainTimes,
    picture: 'barba-con-panno-caldo',
  },
  {
    name: 'Trattamento cute',
    description: 'Detersione, massaggio e impacco per una cute sensibile o secca.',
    category: 'Trattamenti',
    price: 2500,
    duration: 45,
    ...plainTimes,
    picture: 'trattamento-cute',
  },
  {
    name: 'Taglio bambino',
    description: 'Fino a dodici anni, con la sedia a cavalluccio e un po’ di pazienza.',
    category: 'Capelli',
    price: 1300,
    duration: 30,
    ...plainTimes,
    picture: 'taglio-bambino',
  },
  {
    name: 'Taglio e piega',
    description: 'Consulenza, lavaggio, taglio e piega a spazzola per capelli medi e lunghi.',
    category: 'Capelli',
    price: 3500,
    duration: 60,
    ...plainTimes,
    picture: 'taglio-e-piega',
  },
  {
    name: 'Taglio e barba',
    description: 'I due classici del sabato in una sola seduta.',
    category: 'Barba',
    price: 3000,
    duration: 45,
    ...plainTimes,
    picture: 'taglio-e-barba',
  },
  {
    name: 'Rifinitura barba',
    description: 'Contorni e baffi in ordine tra una visita e l’altra.',
    category: 'Barba',
    price: 800,
    duration: 15,
    ...plainTimes,
    picture: 'rifinitura-barba',
  },
  {
    name: 'Colore',
    description: 'Tinta senza ammoniaca, scelta insieme a luce naturale, con piega finale.',
    category: 'Trattamenti',
    price: 5500,
    duration: 90,
    processing: { after: 30, minutes: 30 },
    cleanup: 15,
    picture: 'colore',
  },
  {
    name: 'Rituale completo',
    description: 'Taglio, barba, trattamento cute e massaggio al viso: due ore solo per te.',
    category: 'Trattamenti',
    price: 7000,
    duration: 120,
    ...plainTimes,
    picture: 'rituale-completo',
  },
];
