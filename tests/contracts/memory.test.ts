import { allContracts } from './suites/all-contracts.ts';
import { memoryStore } from './test-store.ts';

allContracts('memory', memoryStore);
