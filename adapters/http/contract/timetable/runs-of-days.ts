/** Runs of days read on screens as in refusals. */
export { dayRange, elided, spanInWords } from '../../../../core/runs-of-days.ts';
