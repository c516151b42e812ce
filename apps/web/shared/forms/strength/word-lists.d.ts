declare module '@zxcvbn-ts/language-it/dist/*.json.esm.js' {
  const words: string[];
  export default words;
}

declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const passwords: (string | number)[];
  export default passwords;
}

declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  const graphs: Record<string, Record<string, (string | null)[]>>;
  export default graphs;
}
