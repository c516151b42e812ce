/** l’8 and l’11, as they are said. */
const elided = (day: string) => (/^(8|11)( |$)/.test(day) ? `l’${day}` : ` ${day}`);

/** a giugno, al 2027, all’8 – 14 giugno. */
export const toPeriod = (period: string) => (/^\d/.test(period) ? `al${elided(period)}` : `a ${period}`);

export const fromTo = (from: string, to: string) => `dal${elided(from)} al${elided(to)}`;
