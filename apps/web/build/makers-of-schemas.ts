/**
 * What fields and contract are made with does nothing else, so the build leaves out those whose result nobody uses: by
 * name alone, wherever a function of this name is called.
 */
export const makersOfSchemas: readonly string[] = [
  ...['z', 'text', 'line', 'say', 'sayOfCall', 'without', 'addressed', 'refuse', 'wholeNumber'],
  ...['nameOfAccount', 'password', 'requiredName'],
];
