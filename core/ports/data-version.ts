export interface DataVersion {
  /** Equal answers: nothing stored changed between them. Own writes show in the very next answer. */
  current(): Promise<string>;
}
