import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/config.ts';
import { delivered, root, settingsOf, stagesOfImage } from '../server/delivered.ts';
import { startArguments } from '../server/processes.ts';

const exampleShop = fileURLToPath(new URL('apps/server/example-shop.json', root));
const secret = 'x'.repeat(64);

describe('the systemd service', async () => {
  const unit = settingsOf(await delivered('salone.service'));

  test('gives its process no more than it needs', () => {
    const yes = ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictSUIDSGID'];
    for (const name of yes) expect([name, unit.get(name)]).toEqual([name, ['yes']]);
    expect(unit.get('ProtectSystem')).toEqual(['strict']);
    expect(unit.get('StateDirectory')).toEqual(['salone']);
    expect(unit.get('CapabilityBoundingSet')).toEqual(['']);
    expect(unit.get('User')).not.toContain('root');
  });

  test('waits for the server to leave, and starts it again when it falls', () => {
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(10);
    expect(unit.get('Restart')).toEqual(['on-failure']);
  });

  test('has an example of settings that are accepted, and that keep everything in its own folder', async () => {
    expect(unit.get('EnvironmentFile')).toEqual(['/etc/salone/settings']);
    const given = settingsOf(await delivered('service-settings.example'));
    const config = readConfig({
      ...Object.fromEntries([...given].map(([name, [value]]) => [name, value])),
      ...{ PUBLIC_URL: 'https://salone.example', SESSION_SECRET: secret, SHOP_CONFIG: exampleShop },
    });
    expect(config).toMatchObject({ trustProxy: 1, production: true, hstsSubdomains: true });
    expect(given.has('SESSION_SECRET') || given.has('MAIL_URL')).toBe(false);
    for (const url of [config.databaseUrl, config.storageUrl]) expect(url).toContain(':/var/lib/salone/');
  });
});

test('service, image and `npm start` run the same program with the same options', async () => {
  const unit = settingsOf(await delivered('salone.service')).get('ExecStart')?.[0] ?? '';
  const image = (await stagesOfImage()).at(-1);
  const command = image?.steps.find(({ keyword }) => keyword === 'CMD')?.words ?? [];
  expect(startArguments).toEqual(['--max-semi-space-size=8', 'apps/server/main.ts']);
  expect([unit.split(' ').slice(1), command.slice(1)]).toEqual([startArguments, startArguments]);
});

test('the service listens in a folder that the proxy’s group may enter, where its Caddyfile looks', async () => {
  const socket = settingsOf(await delivered('service-settings.example')).get('SOCKET')?.[0] ?? '';
  const [, folder, mode, user, group] =
    /^d (\S+) (\d+) (\w+) (\w+) -$/m.exec(await delivered('salone-tmpfiles.conf')) ?? [];
  expect([socket, mode, user, group]).toEqual([`${folder}/http.sock`, '2750', 'salone', 'caddy']);
  expect(settingsOf(await delivered('salone.service')).get('ReadWritePaths')).toEqual([`-${folder}`]);
  expect(await delivered('Caddyfile')).toContain(`{$UPSTREAM:unix/${socket}}`);
});

test('the command line that stands beside the service has its user, settings and secrets', async () => {
  const unit = settingsOf(await delivered('salone.service'));
  const script = await delivered('salone-cli');
  for (const name of ['EnvironmentFile', 'ImportCredential', 'UMask'])
    expect(script.replaceAll("'", '')).toContain(`--property=${name}=${unit.get(name)?.[0]}`);
  expect(script).toContain(`--uid=${unit.get('User')?.[0]} --gid=${unit.get('Group')?.[0]}`);
  expect(script).toContain(`--working-directory=${unit.get('WorkingDirectory')?.[0]}`);
  expect(script).toContain(`${commandLineOf(unit)} "$@"`);
});

test.each(['salone-backup.service', 'salone-backup-failed.service'])(
  '%s is shut in as the server is, and no unit reads how the program was made',
  async name => {
    const hardened = async (unit: string) =>
      (await delivered(unit))
        .split('\n')
        .filter(line =>
          /^(Protect|Private|Restrict|System|Capab|Ambient|Lock|NoNew|RemoveIPC|Inacc|UMask|ImportCred)/.test(
            line,
          ),
        )
        .toSorted();
    const own = await hardened('salone.service');
    expect(own.length).toBeGreaterThan(20);
    expect(own).toContain('InaccessiblePaths=-/opt/salone/.git');
    expect(await hardened(name)).toEqual(own);
  },
);

describe('the nightly backup', async () => {
  const unit = settingsOf(await delivered('salone.service'));
  const backup = settingsOf(await delivered('salone-backup.service'));

  test('is of the same shop, and stays where it may write', async () => {
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'ProtectSystem'])
      expect([name, backup.get(name)]).toEqual([name, unit.get(name)]);
    expect(backup.get('ExecStart')?.[0]).toContain('apps/server/cli.ts backup "/var/lib/salone/');
    expect(backup.get('ReadWritePaths')).toEqual(['/var/lib/salone']);
    expect(settingsOf(await delivered('salone-backup.timer')).get('OnCalendar')).toEqual(['*-*-* 03:30']);
  });

  test('when it fails, is told to the shop by a unit with the same settings, tried again while mail is away', async () => {
    const told = settingsOf(await delivered(backup.get('OnFailure')?.[0] ?? 'nothing'));
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'ProtectSystem', 'UMask'])
      expect([name, told.get(name)]).toEqual([name, unit.get(name)]);
    expect(told.get('ExecStart')).toEqual([`${commandLineOf(unit)} backup-failed`]);
    expect([told.get('Type'), told.get('Restart')]).toEqual([['oneshot'], ['on-failure']]);
    expect(told.has('OnFailure')).toBe(false);
  });
});

/** The command line is run by the server's own Node, with none of its options. */
const commandLineOf = (unit: ReadonlyMap<string, readonly string[]>): string =>
  `${unit.get('ExecStart')?.[0]?.split(' ')[0]} apps/server/cli.ts`;
