/** Describes how an appointment is carried with the keyboard: the id of the one text for all of them. */
export const carryHint = 'carry-hint';
