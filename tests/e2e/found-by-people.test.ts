import { describe, expect, test } from 'vitest';
import { phone, screens, setStage } from './stage.ts';

const { site, visit } = setStage();

const theShop = 'http://salone.example';

async function meta(page: Awaited<ReturnType<typeof visit>>, name: string) {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
}

describe('what a page says of itself', () => {
  test('the home page gives a shared link its title, its sentence and a picture that is there', async () => {
    const page = await visit('/?da=insegna', { javaScriptEnabled: false });
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${theShop}/`);
    expect(await meta(page, 'og:title')).toBe('Prenota il tuo barbiere · Salone Aurora');
    expect(await meta(page, 'description')).toBe(
      'Salone Aurora, barbiere e parrucchiere a Borgo San Lorenzo: scegli servizio, stylist e orario e prenota online, in meno di un minuto.',
    );
    const picture = await meta(page, 'og:image');
    const reply = await page.context().request.get(new URL(picture ?? '', theShop).pathname);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('and search engines the shop with its hours, its address and its prices', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'HairSalon',
      name: 'Salone Aurora',
      address: { addressLocality: 'Borgo San Lorenzo', addressCountry: 'IT' },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Tuesday', opens: '14:00', closes: '20:00' }),
        expect.objectContaining({ dayOfWeek: 'Saturday', opens: '08:30', closes: '20:00' }),
      ]) as unknown,
      makesOffer: expect.arrayContaining([expect.objectContaining({ price: '18.00' })]) as unknown,
    });
  });

  test('a page for people who are logged in, and one that is none, ask not to be found', async () => {
    for (const path of ['/auth', '/nessuna-pagina']) {
      const page = await visit(path);
      expect(await meta(page, 'robots')).toBe('noindex');
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    }
  });
});

describe('files beside the pages', () => {
  const fetched = async (path: string) => {
    const reply = await fetch(site().origin + path);
    return { type: reply.headers.get('content-type'), text: await reply.text() };
  };

  test('robots.txt names the sitemap, and the sitemap every public page', async () => {
    expect((await fetched('/robots.txt')).text).toContain(`Sitemap: ${theShop}/sitemap.xml`);
    const sitemap = await fetched('/sitemap.xml');
    expect(sitemap.type).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain(`<loc>${theShop}/</loc>`);
    expect(sitemap.text).not.toContain('/appointments');
  });

  test('the manifest has the shop’s name, and every icon in it is there in the size it says', async () => {
    const manifest = JSON.parse((await fetched('/manifest.webmanifest')).text) as {
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ short_name: 'Salone Aurora', lang: 'it', display: 'standalone' });
    for (const { src, type } of manifest.icons) expect((await fetched(src)).type).toContain(type);
  });
});

describe.each(screens)('colours %s', (_, viewport) => {
  test('are the visitor’s choice, on this page and on the next, before any script', async () => {
    const page = await visit('/', { viewport, colorScheme: 'light' });
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.getByText(/^Chiuso ora/).waitFor();
    const choice = page.getByRole('radiogroup', { name: 'Colori del sito' });
    await choice.getByRole('radio', { name: 'Scuro' }).check();
    await expect.poll(ground).toBe('rgb(21, 19, 15)');
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe('#15130f');
    await page.goto('/auth');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expect.poll(ground).toBe('rgb(21, 19, 15)');
    await choice.getByRole('radio', { name: 'Come il telefono' }).check();
    await expect.poll(ground).toBe('rgb(246, 240, 228)');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('system');
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('colours are chosen with the keyboard alone', async () => {
  const page = await visit('/', { viewport: phone, colorScheme: 'dark' });
  await page.getByText(/^Chiuso ora/).waitFor();
  await page.getByRole('radio', { name: 'Come il telefono' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Chiaro' }).isChecked()).toBe(true);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});
