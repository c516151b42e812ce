interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The three accounts people are told of. */
export const demoLogins = [
  { username: 'salone', password: 'salone-demo', role: 'amministratore' },
  { username: 'anna', password: 'anna-demo', role: 'stylist e amministratore' },
  { username: 'mario', password: 'mario-demo', role: 'cliente' },
] as const;

export const demoAdministrator: DemoPerson = {
  username: 'salone',
  firstName: 'Salone',
  lastName: 'Aurora',
  email: 'ciao@saloneaurora.example',
  phone: '0551234567',
};

/** Anna's id is the one the dashboard opens on. */
export const demoStylists: readonly (DemoPerson & { readonly id?: number })[] = [
  {
    id: 74,
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Bianchi',
    email: 'anna@saloneaurora.example',
    phone: '3331112233',
  },
  {
    username: 'luca',
    firstName: 'Luca',
    lastName: 'Ferri',
    email: 'luca@saloneaurora.example',
    phone: '3334445566',
  },
  {
    username: 'giulia',
    firstName: 'Giulia',
    lastName: 'Neri',
    email: 'giulia@saloneaurora.example',
    phone: '3337778899',
  },
];

export const demoCustomers: readonly DemoPerson[] = [
  {
    username: 'mario',
    firstName: 'Mario',
    lastName: 'Rossi',
    email: 'mario.rossi@posta.example',
    phone: '3401234567',
  },
  {
    username: 'sara.riva',
    firstName: 'Sara',
    lastName: 'Riva',
    email: 'sara.riva@posta.example',
    phone: '3402345678',
  },
  { username: 'nicolo', firstName: 'Nicolò', lastName: "D'Angelo", email: null, phone: '3403456789' },
  {
    username: 'elena.galli',
    firstName: 'Elena',
    lastName: 'Galli',
    email: 'elena.galli@posta.example',
    phone: '3404567890',
  },
  { username: 'paolo', firstName: 'Paolo', lastName: 'Conti', email: null, phone: '0558401122' },
  {
    username: 'rita.moro',
    firstName: 'Rita',
    lastName: 'Moro',
    email: 'rita.moro@posta.example',
    phone: null,
  },
  { username: 'ugo', firstName: 'Ugo', lastName: 'Sala', email: null, phone: '3406789012' },
  {
    username: 'ines',
    firstName: 'Inés',
    lastName: 'Carli',
    email: 'ines.carli@posta.example',
    phone: '3407890123',
  },
];
