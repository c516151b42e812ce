import { AgendaDayTable } from './agenda-day-table.ts';
import { AppointmentTable } from './appointment-table.ts';
import { HeldQuarterTable } from './held-quarter-table.ts';
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
  SettingTable,
];
