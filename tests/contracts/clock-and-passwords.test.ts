import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { ListedCommonPasswords } from '../../adapters/security/listed-common-passwords.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { readConfig } from '../../apps/server/config.ts';
import { createContainer, resolve } from '../../apps/server/container.ts';
import { TooManyAtOnce } from '../../core/ports/password-hasher.ts';

describe('the system clock', () => {
  test('shows the time of the machine', () => {
    const before = Date.now();
    const shown = new SystemClock().now().epochMilliseconds;
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });
});

test('passwords that everybody has are known in any case, and no other', async () => {
  const common = new ListedCommonPasswords();
  const asked = ['123456', 'PASSWORD123', 'basketball', 'tre gatti sul tetto'];
  expect(await Promise.all(asked.map(password => common.has(password)))).toEqual([true, true, true, false]);
});

describe('passwords', () => {
  const cheap = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1 });

  test('are recognised, and nothing else is', async () => {
    const hash = await cheap.hash(' pässwörd 🔑 ');
    expect(await cheap.verify(' pässwörd 🔑 ', hash)).toBe(true);
    expect(await cheap.verify('pässwörd 🔑', hash)).toBe(false);
    expect(await cheap.verify('', hash)).toBe(false);
  });

  test('never stand in the hash, and two equal ones have different hashes', async () => {
    const [one, other] = await Promise.all([cheap.hash('segreto'), cheap.hash('segreto')]);
    expect(one).not.toContain('segreto');
    expect(one).not.toBe(other);
  });

  test('of an unknown account are never right, not even the one that is compared with', async () => {
    expect(await cheap.verify('segreto', undefined)).toBe(false);
    expect(await cheap.verify('nobody has this password', undefined)).toBe(false);
  });

  test('cost what OWASP asks for, unless told otherwise', async () => {
    expect(await new Argon2PasswordHasher().hash('segreto')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await cheap.hash('segreto')).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  });

  test('are the server’s own in either spelling of an accent', async () => {
    const container = createContainer(readConfig({ DATABASE_URL: 'memory:' }));
    const { passwordHasher } = await resolve(container, ['passwordHasher']);
    const hash = await passwordHasher.hash('perché no'.normalize('NFC'));
    expect(await passwordHasher.verify('perché no'.normalize('NFD'), hash)).toBe(true);
  });

  test('are all checked in the end, however many ask at once', async () => {
    const hash = await cheap.hash('segreto');
    const asked = Array.from({ length: 200 }, (_, index) =>
      cheap.verify(index % 2 ? 'segreto' : 'altro', hash),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(100);
  });

  test('beyond those that may wait are refused at once, and the others are checked', async () => {
    const busy = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1 }, { atOnce: 1, waiting: 3 });
    const hash = await busy.hash('segreto');
    const told = (error: unknown) => (error instanceof TooManyAtOnce ? 'too many' : 'another fault');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => busy.verify('segreto', hash).catch(told)),
    );
    const checked = answers.filter(answer => answer === true).length;
    expect(checked).toBeGreaterThanOrEqual(3);
    expect(answers.filter(answer => answer === 'too many')).toHaveLength(20 - checked);
    expect(checked).toBeLessThan(10);
    expect(await busy.verify('segreto', hash)).toBe(true);
  });

  test('are hashed below the priority of the thread that answers', async () => {
    await cheap.hash('segreto');
    const threads = await readdir('/proc/self/task');
    const priorities = threads.map(thread => getPriority(Number(thread)));
    expect(priorities).toContain(getPriority(process.pid) + 10);
  });
});
