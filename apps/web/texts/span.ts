/** l’8 and l’11, as they are said. */
const elided = (day: string) => (/^(8|11) /.test(day) ? `l’${day}` : ` ${day}`);

export const fromTo = (from: string, to: string) => `dal${elided(from)} al${elided(to)}`;
