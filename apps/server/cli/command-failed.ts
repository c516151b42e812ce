/** A command failed; the message is for the person at the terminal. */
export class CommandFailed extends Error {}
