import { ZxcvbnFactory } from '@zxcvbn-ts/core';
// Each list by itself: whole packages hold some that are as heavy again.
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import common from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import words from '@zxcvbn-ts/language-it/dist/commonWords.json.esm.js';
import firstNames from '@zxcvbn-ts/language-it/dist/firstnames.json.esm.js';
import lastNames from '@zxcvbn-ts/language-it/dist/lastnames.json.esm.js';
import type { Weakness } from '../../../texts/account/strength.ts';

// The estimate tells by a list's name what its words are.
const dictionary = {
  ...{ 'passwords-common': common, 'commonWords-it': words },
  ...{ 'firstnames-it': firstNames, 'lastnames-it': lastNames },
};
const estimator = new ZxcvbnFactory({ graphs, dictionary });

export interface Estimate {
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  weakness: Weakness;
}

/** Only the beginning of a long password is judged, so that typing stays fast. */
const MAX_JUDGED = 64;

/** `names`: what whoever attacks this account tries first. */
export function estimate(typed: string, names: readonly string[]): Estimate {
  const known = names.flatMap(name => [name, name.replaceAll(' ', '')]);
  const { score, feedback, sequence } = estimator.check(typed.slice(0, MAX_JUDGED), known);
  const longest = sequence.toSorted((a, b) => b.token.length - a.token.length)[0];
  const isWord = longest?.pattern === 'dictionary' || longest?.pattern === 'wordSequence';
  return { score, weakness: (feedback.warning ?? (isWord ? 'word' : 'short')) as Weakness };
}
