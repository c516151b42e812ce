import { describe } from 'vitest';
import type { TestStore } from '../test-store.ts';
import { passkeysContract } from './access/passkeys-contract.ts';
import { secondFactorsContract } from './access/second-factors-contract.ts';
import { takenLoginsContract } from './access/taken-logins-contract.ts';
import { agendaMovesContract } from './agenda-moves-contract.ts';
import { agendaOutcomesContract } from './agenda-outcomes-contract.ts';
import { agendaPatternsContract } from './agenda-patterns-contract.ts';
import { agendaRestoringContract } from './agendas/agenda-restoring-contract.ts';
import { agendasContract } from './agendas-contract.ts';
import { agendasRaceContract } from './agendas-race-contract.ts';
import { appointmentsContract } from './appointments-contract.ts';
import { calendarFeedsContract } from './calendars/calendar-feeds-contract.ts';
import { changesContract } from './changes-contract.ts';
import { customersContract } from './customers-contract.ts';
import { dataVersionContract } from './data-version-contract.ts';
import { countedVisitsContract } from './figures/counted-visits-contract.ts';
import { takenListsContract } from './figures/taken-lists-contract.ts';
import { historiesContract } from './histories-contract.ts';
import { accountLettersContract } from './letters/account-letters-contract.ts';
import { dueRemindersContract } from './letters/due-reminders-contract.ts';
import { mailAddressesContract } from './letters/mail-addresses-contract.ts';
import { oneMoveContract } from './letters/one-move-contract.ts';
import { outboxContract } from './letters/outbox-contract.ts';
import { limitsContract } from './limits-contract.ts';
import { passwordsContract } from './passwords-contract.ts';
import { erasedStylistsContract } from './people/erased-stylists-contract.ts';
import { erasingContract } from './people/erasing-contract.ts';
import { invitationsContract } from './people/invitations-contract.ts';
import { keepingContract } from './people/keeping-contract.ts';
import { mergingContract } from './people/merging-contract.ts';
import { passerByContract } from './people/passer-by-contract.ts';
import { resetTokensContract } from './reset-tokens-contract.ts';
import { servicesContract } from './services-contract.ts';
import { sessionsContract } from './sessions-contract.ts';
import { timetablesContract } from './timetables-contract.ts';
import { trustedDevicesContract } from './trusted-devices-contract.ts';
import { uploadsContract } from './uploads-contract.ts';
import { usersContract } from './users-contract.ts';
import { agendaEditsContract } from './visits/agenda-edits-contract.ts';
import { remindersContract } from './visits/reminders-contract.ts';
import { visitLinksContract } from './visits/visit-links-contract.ts';

const contracts = {
  agendas: agendasContract,
  'agendas with posa': agendaPatternsContract,
  'agendas, when a visit is moved,': agendaMovesContract,
  'agendas, when a visit is edited,': agendaEditsContract,
  'agendas, when it is said what became of a visit,': agendaOutcomesContract,
  'agendas, when a visit is restored,': agendaRestoringContract,
  'agendas, many at once,': agendasRaceContract,
  appointments: appointmentsContract,
  'appointments that are counted': countedVisitsContract,
  'lists that leave the shop': takenListsContract,
  histories: historiesContract,
  'reminders by hand': remindersContract,
  'links to appointments': visitLinksContract,
  'letters that wait': outboxContract,
  'reminders that are due': dueRemindersContract,
  'a move that is sent several times': oneMoveContract,
  'letters about accounts': accountLettersContract,
  'mail addresses': mailAddressesContract,
  'calendar feeds': calendarFeedsContract,
  services: servicesContract,
  timetables: timetablesContract,
  'timetables of who is erased': erasedStylistsContract,
  uploads: uploadsContract,
  changes: changesContract,
  dataVersion: dataVersionContract,
  users: usersContract,
  'people without a login': customersContract,
  sessions: sessionsContract,
  trustedDevices: trustedDevicesContract,
  passkeys: passkeysContract,
  'authenticator apps': secondFactorsContract,
  resetTokens: resetTokensContract,
  invitations: invitationsContract,
  'people who are merged': mergingContract,
  'people who are erased': erasingContract,
  'what is told of appointments': keepingContract,
  'who leaves no name': passerByContract,
  'logins that are taken away': takenLoginsContract,
  passwords: passwordsContract,
  limits: limitsContract,
};

/** The same suites for every store: what one of them may do differently stands in none of them. */
export function allContracts(name: string, open: () => Promise<TestStore>): void {
  for (const [subject, contract] of Object.entries(contracts)) {
    describe(`${subject} in ${name}`, () => {
      contract(open);
    });
  }
}
