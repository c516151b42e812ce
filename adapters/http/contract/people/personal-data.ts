import * as z from 'zod/mini';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, instant } from '../values.ts';

const text = z.nullable(z.string());
/** Euro. */
const euros = z.number();

/** `yyyy-MM-dd` and `HH:mm`, in the shop. */
const place = z.nullable(z.object({ data: z.string(), ora: z.string() }));
const change = z.object({
  ...{ quando: instant, che: z.string(), chi: z.enum(['tu', 'il salone']) },
  ...{ da: place, a: place },
});

const appointment = z.object({
  /** `yyyy-MM-dd` and `HH:mm`, in the shop. */
  ...{ data: z.string(), dalle: z.string(), alle: z.string() },
  servizi: z.array(z.object({ nome: z.string(), minuti: z.number(), prezzo: euros })),
  ...{ stylist: z.string(), prezzo: euros, pagato: z.nullable(euros), stato: z.string() },
  ...{ note: text, noteDelSalone: text, storia: z.array(change) },
});

/** All that the shop stores about one person, in their own words; prices in euro. */
const personalData = z.object({
  creatoIl: instant,
  persona: z.object({
    ...{ nome: text, cognome: text, nomeUtente: text, email: text, telefono: text },
    ...{ prenotaDalSito: z.boolean(), noteDelSalone: text, ruoli: z.array(z.string()) },
    /** A link that was sent there has been opened. */
    emailConfermata: z.boolean(),
  }),
  appuntamenti: z.array(appointment),
  /** Of somebody who works here; without hours, whole days. */
  assenze: z.array(
    z.object({ dal: z.string(), al: z.string(), dalle: text, alle: text, motivo: z.string() }),
  ),
  /** `quando`: when it went; otherwise since when it is to go, or was. */
  lettere: z.array(z.object({ tipo: z.string(), quando: instant, stato: z.string() })),
  /** Names and dates only, no key material. */
  passkey: z.array(z.object({ nome: z.string(), dal: instant, ultimoUso: z.nullable(instant) })),
  dispositivi: z.array(z.object({ nome: z.string(), dal: instant, ultimoUso: instant })),
  /** Where the account is open now. */
  accessi: z.array(z.object({ nome: z.string(), dal: instant, ultimoUso: instant })),
  /** Which letters they have switched on or off. */
  lettereCambiate: z.array(z.string()),
});

/** One's own, as a file to keep. */
export const exportOwnData = {
  ...addressed(addresses.exportOwnData),
  action: 'export-own-data',
  status: 200,
  reply: { customer: personalData, admin: personalData },
} as const satisfies Call;

/** Anybody's, to be handed over to them. */
export const exportData = {
  ...addressed(addresses.exportData),
  action: 'export-data',
  params: idParams,
  status: 200,
  reply: { admin: personalData },
} as const satisfies Call;
