import * as runs from '../../../adapters/http/contract/timetable/runs-of-days.ts';
import { formatDay, type IsoDate } from './days.ts';

export const dayRange = (
  from: IsoDate,
  to: IsoDate,
  style: 'date' | 'dayOfMonth' | 'briefDayOfMonth',
): string => runs.dayRange(formatDay, from, to, style);

export const spanInWords = (from: IsoDate, to: IsoDate, today: IsoDate | undefined): string =>
  runs.spanInWords(formatDay, from, to, today);
