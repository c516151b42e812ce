/** The rule of a day's hours, without the schemas that apply it to the calls: a browser loads those for nothing else. */
export { isInOrder } from '../../../../core/calendar/shop-hours.ts';
