import { allContracts } from './suites/all-contracts.ts';
import { sqliteStore } from './test-store.ts';

allContracts('SQLite', sqliteStore);
