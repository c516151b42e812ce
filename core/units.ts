export type Minutes = number;
/** Minutes after midnight on the shop's clock. */
export type MinuteOfDay = number;
/** `HH:mm` on the shop's clock. */
export type ClockTime = string;
/** Euro cents. */
export type Cents = number;
