import { allContracts } from './suites/all-contracts.ts';
import { postgresStore } from './test-store.ts';

allContracts('PostgreSQL', postgresStore);
