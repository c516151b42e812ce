/** The rule for a day's hours in forms, without a schema, which would make every form heavier. */
export { isInOrder } from '../../../../core/calendar/opening-rule.ts';
