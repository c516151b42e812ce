import { AgendaDayTable } from './agenda-day-table.ts';
import { AppointmentTable } from './appointment-table.ts';
import { HeldQuarterTable } from './held-quarter-table.ts';
import { KnownBrowserTable } from './known-browser-table.ts';
import { LimitTable } from './limit-table.ts';
import { ResetLinkTable } from './reset-link-table.ts';
import { ServiceTable } from './service-table.ts';
import { SessionTable } from './session-table.ts';
import { SettingTable } from './setting-table.ts';
import { UserTable } from './user-table.ts';

export const allTables = [
  UserTable,
  ServiceTable,
  AppointmentTable,
  HeldQuarterTable,
  AgendaDayTable,
  SessionTable,
  KnownBrowserTable,
  ResetLinkTable,
  LimitTable,
  SettingTable,
];
