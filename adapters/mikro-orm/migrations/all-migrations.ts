import { FirstTables } from './migration-0001-first-tables.ts';
import { SearchKeys } from './migration-0002-search-keys.ts';
import { Accounts } from './migration-0003-accounts.ts';
import { Uploads } from './migration-0004-uploads.ts';
import { ChangeLog } from './migration-0005-change-log.ts';
import { DaysOfEverybody } from './migration-0006-days-of-everybody.ts';
import { AppointmentCounts } from './migration-0007-appointment-counts.ts';
import { CountsByStatement } from './migration-0008-counts-by-statement.ts';
import { CountsAtCommit } from './migration-0009-counts-at-commit.ts';
import { NamesWithoutSeparators } from './migration-0010-names-without-separators.ts';
import { TimetableTables } from './migration-0011-timetable.ts';
import { TimesOfAService } from './migration-0012-times-of-a-service.ts';
import { KeptVisits } from './migration-0013-kept-visits.ts';
import { Skills } from './migration-0014-skills.ts';
import { AppointmentHistory } from './migration-0015-appointment-history.ts';
import { PeopleWithoutLogin } from './migration-0016-people-without-login.ts';
import { Outcomes } from './migration-0017-outcomes.ts';
import { BookingRules } from './migration-0018-booking-rules.ts';
import { SeveralServices } from './steps/migration-0019-several-services.ts';
import { StaffNotesOfVisits } from './steps/migration-0020-staff-notes-of-visits.ts';
import { CustomerCards } from './steps/migration-0021-customer-cards.ts';
import { CalendarFeeds } from './steps/migration-0026-calendar-feeds.ts';

/** In the order in which they are applied. A released one never changes and never goes. */
export const allMigrations = [
  { name: '0001-first-tables', class: FirstTables },
  { name: '0002-search-keys', class: SearchKeys },
  { name: '0003-accounts', class: Accounts },
  { name: '0004-uploads', class: Uploads },
  { name: '0005-change-log', class: ChangeLog },
  { name: '0006-days-of-everybody', class: DaysOfEverybody },
  { name: '0007-appointment-counts', class: AppointmentCounts },
  { name: '0008-counts-by-statement', class: CountsByStatement },
  { name: '0009-counts-at-commit', class: CountsAtCommit },
  { name: '0010-names-without-separators', class: NamesWithoutSeparators },
  { name: '0011-timetable', class: TimetableTables },
  { name: '0012-times-of-a-service', class: TimesOfAService },
  { name: '0013-kept-visits', class: KeptVisits },
  { name: '0014-skills', class: Skills },
  { name: '0015-appointment-history', class: AppointmentHistory },
  { name: '0016-people-without-login', class: PeopleWithoutLogin },
  { name: '0017-outcomes', class: Outcomes },
  { name: '0018-booking-rules', class: BookingRules },
  { name: '0019-several-services', class: SeveralServices },
  { name: '0020-staff-notes-of-visits', class: StaffNotesOfVisits },
  { name: '0021-customer-cards', class: CustomerCards },
  { name: '0026-calendar-feeds', class: CalendarFeeds },
];
