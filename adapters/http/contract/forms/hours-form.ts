/** The rule of a day's hours for whoever types them: without a schema, which would weigh on every form. */
export { isInOrder } from '../../../../core/calendar/opening-rule.ts';
