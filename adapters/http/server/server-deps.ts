import type { Logger } from 'pino';
import type { ShopHours } from '../../../core/calendar/shop-hours.ts';
import type { CommonPasswords } from '../../../core/ports/access/common-passwords.ts';
import type { FactorSecrets } from '../../../core/ports/access/factor-secrets.ts';
import type { Later } from '../../../core/ports/access/later.ts';
import type { PasskeyCeremonies } from '../../../core/ports/access/passkey-ceremonies.ts';
import type { Passkeys } from '../../../core/ports/access/passkeys.ts';
import type { SecondFactors } from '../../../core/ports/access/second-factors.ts';
import type { Agendas } from '../../../core/ports/agendas.ts';
import type { Appointments, Histories } from '../../../core/ports/appointments.ts';
import type { Changes } from '../../../core/ports/changes.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { CountedVisits } from '../../../core/ports/figures/counted-visits.ts';
import type { Images } from '../../../core/ports/images.ts';
import type { Invitations } from '../../../core/ports/invitations.ts';
import type { AccountLetters } from '../../../core/ports/letters/account-letters.ts';
import type { CalendarFeeds } from '../../../core/ports/letters/calendar-feeds.ts';
import type { CalendarFiles } from '../../../core/ports/letters/calendar-files.ts';
import type { KeptLetters } from '../../../core/ports/letters/kept-letters.ts';
import type { LetterChoices } from '../../../core/ports/letters/letter-choices.ts';
import type { LetterLooks } from '../../../core/ports/letters/letter-looks.ts';
import type { LinkSeal } from '../../../core/ports/letters/link-seal.ts';
import type { MailAddresses } from '../../../core/ports/letters/mail-addresses.ts';
import type { Outbox } from '../../../core/ports/letters/outbox.ts';
import type { Post } from '../../../core/ports/letters/post.ts';
import type { Reminders } from '../../../core/ports/letters/reminders.ts';
import type { VisitLinks } from '../../../core/ports/letters/visit-links.ts';
import type { Limits } from '../../../core/ports/limits.ts';
import type { Objects } from '../../../core/ports/objects.ts';
import type { PasswordHasher } from '../../../core/ports/password-hasher.ts';
import type { Passwords } from '../../../core/ports/passwords.ts';
import type { Erasures } from '../../../core/ports/people/erasures.ts';
import type { Keeping } from '../../../core/ports/people/keeping.ts';
import type { ResetTokens } from '../../../core/ports/reset-tokens.ts';
import type { Services } from '../../../core/ports/services.ts';
import type { Sessions } from '../../../core/ports/sessions.ts';
import type { Timetables } from '../../../core/ports/timetables.ts';
import type { Tokens } from '../../../core/ports/tokens.ts';
import type { TrustedDevices } from '../../../core/ports/trusted-devices.ts';
import type { Uploads } from '../../../core/ports/uploads.ts';
import type { Users } from '../../../core/ports/users.ts';
import type { Shop } from '../../../core/shop/shop.ts';
import type { Web } from './pages/web.ts';

/** Everything the server is made of: ports, values and what it runs on. Each part of it picks what it needs. */
export interface ServerDeps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly countedVisits: CountedVisits;
  readonly histories: Histories;
  readonly services: Services;
  readonly users: Users;
  readonly timetables: Timetables;
  readonly passwordHasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly trustedDevices: TrustedDevices;
  readonly resetTokens: ResetTokens;
  readonly invitations: Invitations;
  readonly erasures: Erasures;
  readonly keeping: Keeping;
  readonly keptLetters: KeptLetters;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly ceremonies: PasskeyCeremonies;
  readonly secondFactors: SecondFactors;
  readonly factorSecrets: FactorSecrets;
  /** `required`: an administrator without a second factor can only set one up. */
  readonly adminFactor: 'optional' | 'required';
  readonly commonPasswords: CommonPasswords;
  readonly later: Later;
  readonly limits: Limits;
  readonly linkSeal: LinkSeal;
  readonly visitLinks: VisitLinks;
  readonly reminders: Reminders;
  readonly calendarFeeds: CalendarFeeds;
  readonly calendarFiles: CalendarFiles;
  readonly letterChoices: LetterChoices;
  readonly outbox: Outbox;
  readonly accountLetters: AccountLetters;
  readonly mailAddresses: MailAddresses;
  readonly letterLooks: LetterLooks;
  readonly post: Post;
  /** The address of a page of the site. */
  readonly sitePage: (path: string) => string;
  /** `immediate`, for a closed network: customers set a forgotten password without any proof. */
  readonly passwordReset: 'verified' | 'immediate';
  /** Address of the form that takes a link's secret. */
  readonly resetForm: (secret: string) => string;
  /** Likewise, of the page for invited people. */
  readonly invitationPage: (secret: string) => string;
  /** Of one customer; null: no limit but the shop's own. */
  readonly mostUpcoming: number | null;
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly images: Images;
  readonly clock: Clock;
  readonly hours: ShopHours;
  readonly shop: Shop;
  readonly sessions: Sessions;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  /** Fires when the server is told to stop: what would last for ever ends. */
  readonly stopping: AbortSignal;
  readonly logger: Logger;
  readonly web: Web;
  readonly settings: ServerSettings;
  /** Resolves when database and storage answer. */
  readonly ready: () => Promise<void>;
  /** Whether an error says that the database is away, so that a later try may succeed. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  /** The same of the disk under the database or the files of pictures: it has no space left. */
  readonly isDiskFull: (error: unknown) => boolean;
}

export interface ServerSettings {
  /** Scheme, host and port people use. */
  readonly publicUrl: URL;
  /** Number of reverse proxies in front. */
  readonly trustProxy: number;
  /** https in every sub-domain, too. */
  readonly hstsSubdomains: boolean;
  /** First signs, all verify. */
  readonly sessionSecrets: readonly [string, ...string[]];
}
