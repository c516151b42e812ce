export interface DataVersion {
  /**
   * Equal answers: nothing stored was changed between them, in any process. Own writes show in the very next
   * answer.
   */
  current(): Promise<string>;
}
