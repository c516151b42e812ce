/** Tells whether what is stored still is what it was, so that an answer may be given twice. */
export interface DataVersion {
  /**
   * A name of the present state of everything that is stored. Between two equal answers nothing was changed, in whatever
   * process; different ones promise nothing. What a process has stored itself shows in its very next answer.
   */
  current(): Promise<string>;
}
