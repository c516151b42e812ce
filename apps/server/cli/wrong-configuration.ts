/** A wrong setting: `message` names it and says in Italian what is expected. */
export class WrongConfiguration extends Error {}
