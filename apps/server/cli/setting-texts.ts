/** What is said of a setting that is wrong, to whoever starts the shop. Each sentence names the setting. */
export const settingTexts = {
  wholeNumber: (name: string) => `${name} deve essere un numero intero`,
  atLeast: (name: string, lowest: number) => `${name} è troppo piccolo: almeno ${lowest}`,
  atMost: (name: string, highest: number) => `${name} è troppo grande: al massimo ${highest}`,
  oneOf: (name: string, values: readonly string[]) =>
    `${name} deve essere uno di questi: ${values.join(', ')}`,
  publicUrl: 'PUBLIC_URL deve essere un indirizzo che comincia con http:// o https://',
  addressNeeded:
    'PUBLIC_URL va impostato quando TRUST_PROXY è almeno 1: è l’indirizzo che la gente usa, anche nelle lettere',
  databaseUrl: 'DATABASE_URL deve essere sqlite:FILE, postgresql://… o memory:',
  databaseAddress:
    'DATABASE_URL non si può leggere: è postgresql://UTENTE@HOST/BASE, con %23 per #, %2F per / e %25 per %',
  passwordTwice: 'DATABASE_PASSWORD: anche DATABASE_URL contiene una password, e ne serve una sola',
  storageUrl: 'STORAGE_URL deve essere file:CARTELLA, s3://BUCKET?… o memory:',
  storageParts: 'STORAGE_URL: dopo il nome del bucket vanno soltanto endpoint=… e region=…',
  mailUrl: 'MAIL_URL deve essere smtp://…, smtps://… o file:CARTELLA',
  proxyNeeded:
    'TRUST_PROXY deve essere almeno 1 quando PUBLIC_URL è https: altrimenti tutti avrebbero lo stesso indirizzo',
  socketPath: 'SOCKET deve essere un percorso che comincia con /',
  socketLength: (most: number) => `SOCKET è troppo lungo: al massimo ${most} byte`,
  proxyAtSocket:
    'TRUST_PROXY deve essere almeno 1 quando si usa SOCKET: altrimenti tutti avrebbero lo stesso indirizzo',
  httpsNeeded:
    'PUBLIC_URL deve cominciare con https:// in produzione: senza, password e sessioni si leggono per strada',
  limitsNeeded: 'RATE_LIMITS non può essere off in produzione: le password si potrebbero indovinare',
  secretNeeded: 'SESSION_SECRET va impostato: ogni segreto ha almeno 32 caratteri (openssl rand -hex 32)',
  secretUnreadable: (setting: string, path: string, reason: string) =>
    `${setting}: ${path} non si può leggere: ${reason}`,
  socketTaken: (reason: string) => `SOCKET: qui non si può ascoltare: ${reason}`,
  notASocket: 'lì c’è già un file che non è un socket',
  placeTaken: (reason: string) => `HOST e PORT: qui non si può ascoltare: ${reason}`,
  databaseUnopened: (reason: string) => `DATABASE_URL: la base dati non si apre: ${reason}`,
  demoDatabase: 'DATABASE_URL indica una base dati dimostrativa: la produzione la rifiuta',
  demoServed: 'I dati dimostrativi non si servono in produzione',
  onlyOption: 'Opzione sconosciuta: c’è soltanto --demo',
} as const;

/** The same of the shop's own data, behind the name of the entry. */
export const shopTexts = {
  unreadable: (path: string, reason: string) => `SHOP_CONFIG: ${path} non si può leggere: ${reason}`,
  /** `line`: counted from 1, where it is known. */
  notJson: (path: string, line: string | undefined) =>
    `SHOP_CONFIG: ${path} non è scritto bene: manca o è di troppo una virgola, una virgoletta o una parentesi${
      line === undefined ? '' : `, alla riga ${line} o poco prima`
    }`,
  entry: (name: string, message: string) =>
    `SHOP_CONFIG: ${name === '' ? 'tutto il file' : name}: ${message}`,
  text: 'deve essere un testo fra virgolette',
  empty: 'non può essere vuoto',
  tooLong: (most: number) => `è troppo lungo: al massimo ${most} caratteri`,
  digits: 'può contenere solo cifre e spazi, con un + all’inizio',
  email: 'deve essere un indirizzo e-mail',
  link: 'deve essere un indirizzo che comincia con https://',
  unknown: (names: readonly string[]) => `qui non è previsto: ${names.join(', ')}`,
  group: 'deve essere un gruppo fra parentesi graffe, come nell’esempio',
  list: 'deve essere un elenco fra parentesi quadre, come nell’esempio',
  positive: 'deve essere un numero intero maggiore di zero',
} as const;

/** What the system, the databases and the sending of mail mean by their codes. */
export const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: 'non c’è',
  EACCES: 'manca il permesso',
  EPERM: 'manca il permesso',
  EROFS: 'lì si può solo leggere',
  EISDIR: 'è una cartella',
  ENOTDIR: 'una parte del percorso non è una cartella',
  EINVAL: 'il sistema non lo accetta',
  ENOSPC: 'il disco è pieno',
  EADDRINUSE: 'un altro programma ascolta già lì',
  EADDRNOTAVAIL: 'questa macchina non ha quell’indirizzo',
  ENOTFOUND: 'nessuno conosce quel nome',
  EAI_AGAIN: 'nessuno risponde a chi cerca quel nome',
  ECONNREFUSED: 'lì non risponde nessuno',
  ETIMEDOUT: 'lì nessuno risponde in tempo',
  SQLITE_CANTOPEN: 'il file non si può aprire',
  SQLITE_NOTADB: 'il file non è una base dati',
  SQLITE_FULL: 'il disco è pieno',
  SQLITE_IOERR_SHMSIZE: 'il disco è pieno',
  ESOCKET: 'il server della posta non risponde',
  ECONNECTION: 'il server della posta non risponde',
  EDNS: 'nessuno conosce quel nome',
  EAUTH: 'nome o password non sono accettati',
  '28P01': 'nome o password non sono accettati',
  '3D000': 'la base dati non c’è',
};
