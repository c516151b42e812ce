/** Work that nobody waits for, at a random moment soon: neither its time nor its load tells for whom it was. */
export interface Later {
  /** False: too much waits already, and this is left out. */
  run(work: () => Promise<void>): boolean;
}
