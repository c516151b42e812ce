import { elided } from '../../../adapters/http/contract/timetable/runs-of-days.ts';

export { elided };

/** a giugno, al 2027, all’8 – 14 giugno. */
export const toPeriod = (period: string) => (/^\d/.test(period) ? `al${elided(period)}` : `a ${period}`);

/** il 5 gennaio 2027, l’8 gennaio 2027. */
export const theDay = (day: string) => (elided(day).startsWith('l') ? elided(day) : `il ${day}`);

/** dal 5 gennaio 2027, dall’8 gennaio 2027. */
export const fromDay = (day: string) => `dal${elided(day)}`;
