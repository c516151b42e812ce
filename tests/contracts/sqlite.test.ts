import { allContracts } from './all-contracts.ts';
import { sqliteStore } from './test-store.ts';

allContracts('SQLite', sqliteStore);
