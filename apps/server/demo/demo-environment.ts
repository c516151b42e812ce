import { shopPlaces } from '../config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Unless others are named: the demo must not mix with a shop's data. */
const ownPlaces = { DATABASE_URL: 'sqlite:data/demo.sqlite', STORAGE_URL: 'file:data/demo-objects' } as const;

export interface Overruled {
  readonly env: Environment;
  /** Settings that were given and do not count. */
  readonly ignored: readonly string[];
}

/** An environment in which `own` wins over what was given. */
export const overrule = (given: Environment, own: Environment): Overruled => ({
  env: { ...given, ...own },
  ignored: Object.keys(own).filter(name => given[name] && given[name] !== own[name]),
});

/** What forgets its data keeps no pictures of it either: the usual storage may be a shop's. */
export const memoryEnvironment = (given: Environment): Overruled =>
  overrule(given, { STORAGE_URL: 'memory:' });

/**
 * A database that is named counts, but a shop's usual one: so it stands in every copy of `.env.example`. A storage counts
 * beside such a database only, which is looked at: who is in a storage nobody can tell.
 */
export function demoEnvironment(given: Environment): Overruled {
  const isNamed = (name: keyof typeof ownPlaces) => given[name] && given[name] !== shopPlaces[name];
  const { STORAGE_URL } = ownPlaces;
  const ownStorage = isNamed('STORAGE_URL') ? {} : { STORAGE_URL };
  const own = isNamed('DATABASE_URL') ? ownStorage : ownPlaces;
  return overrule({ ...given, LOG_LEVEL: given['LOG_LEVEL'] || 'warn' }, own);
}
