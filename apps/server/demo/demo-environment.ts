type Environment = Readonly<Record<string, string | undefined>>;

/** The demo has its own database and storage: it must not mix with a shop's data. */
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

export const demoEnvironment = (given: Environment): Overruled =>
  overrule({ ...given, LOG_LEVEL: given['LOG_LEVEL'] || 'warn' }, ownPlaces);
