import { elided } from '../../../adapters/http/contract/timetable/runs-of-days.ts';

/** a giugno, al 2027, all’8 – 14 giugno. */
export const toPeriod = (period: string) => (/^\d/.test(period) ? `al${elided(period)}` : `a ${period}`);
