/** Work that nobody waits for, at a random moment soon: neither its time nor its load tells for whom it was. */
export interface Later {
  run(work: () => Promise<void>): void;
}
