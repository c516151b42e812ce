import { describe, expect, test, vi } from 'vitest';
import { expectInOrder, setStage } from '../stage.ts';

const { site, visit } = setStage();

describe('a path that leads nowhere', () => {
  test('says so and shows the way home', async () => {
    const page = await visit('/taglio/gratis');
    expect(await page.title()).toBe('Pagina non trovata · Salone Aurora');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await expectInOrder(page);
    await page.getByRole('link', { name: 'Torna alla home' }).click();
    await page.waitForURL('/');
  });

  test('is read without any script', async () => {
    const page = await visit('/nessuna-pagina', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
  });

  test.each(['/nessuna', '/admin.php', '/%F0%9F%92%88', '/auth/altro', '/../../etc/passwd'])(
    'answers 404: %s',
    async path => {
      const answer = await fetch(site().origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('404 Page Not Found');
    },
  );
});

test('an address that nobody can read is no reason to write beside the log', async () => {
  const written = vi.spyOn(console, 'warn');
  expect((await fetch(`${site().origin}/%ff`)).status).toBe(404);
  expect(written).not.toHaveBeenCalled();
});

test('pages that exist answer 200, with a trailing slash as well', async () => {
  for (const path of ['/', '/auth', '/services', '/appointments', '/profile', '/booking', '/auth/'])
    expect((await fetch(site().origin + path)).status, path).toBe(200);
});
