export type IsoDate = string;

type RangeStyle = 'date' | 'dayOfMonth' | 'briefDayOfMonth';

type WriteDay = (day: IsoDate, style: RangeStyle | 'day' | 'full') => string;

/** As much of the first day as the last does not say as well: 4, 28 dicembre, 28 dicembre 2026. */
function firstOf(write: WriteDay, from: IsoDate, to: IsoDate, style: RangeStyle): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return write(from, 'dayOfMonth').replace(/ .*/, '');
  return write(from, style === 'date' && from.slice(0, 4) === to.slice(0, 4) ? 'dayOfMonth' : style);
}

export const dayRange = (write: WriteDay, from: IsoDate, to: IsoDate, style: RangeStyle): string =>
  `${firstOf(write, from, to, style)} – ${write(to, style)}`;

export const elided = (day: string): string => (/^(8|11)( |$)/.test(day) ? `l’${day}` : ` ${day}`);

/** martedì 8 dicembre; dal 10 al 21 agosto; dal 28 dicembre 2026 al 3 gennaio 2027: the year unless both lie in today's. */
export function spanInWords(write: WriteDay, from: IsoDate, to: IsoDate, today: IsoDate | undefined): string {
  const isThisYear = [from, to].every(day => day.slice(0, 4) === today?.slice(0, 4));
  if (from === to) return write(from, isThisYear ? 'day' : 'full');
  const style = isThisYear ? 'dayOfMonth' : 'date';
  return `dal${elided(firstOf(write, from, to, style))} al${elided(write(to, style))}`;
}
