import { isOpening } from '../../../../core/calendar/opening-rule.ts';

/** The hours of a day as the calls take them, for whoever types them: without a schema, which would weigh on every form. */
export const isOpeningForm = isOpening;
