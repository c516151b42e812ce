/** A command that cannot do what was asked; the message is for the person at the terminal. */
export class CommandFailed extends Error {}
