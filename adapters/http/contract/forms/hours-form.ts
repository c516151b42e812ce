import * as fields from '../../../../core/fields.ts';

/** The hours of a day as the calls take them, for whoever types them. */
export const openingForm = fields.opening;
export const weekForm = fields.week;
