import { launch } from 'puppeteer-core';
import { type Engine, findProgram, size } from './engine.ts';

/** Firefox, spoken to by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = await findProgram('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const browser = await launch({
    ...{ browser: 'firefox', executablePath, headless: true, defaultViewport: size },
    extraPrefsFirefox: { 'intl.accept_languages': 'it-IT, it' },
  });
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const elementOf = async (element: string) => {
    const found = (await page.evaluateHandle(element)).asElement();
    if (!found) throw new Error(`Nothing is found by ${element}`);
    return found;
  };
  return {
    open: async url => void (await page.goto(url)),
    run: async <T>(script: string) => (await page.evaluate(script)) as T,
    press: async element => (await elementOf(element)).click(),
    write: async (element, text) => {
      const field = await elementOf(element);
      await field.click({ count: 3 });
      await field.type(text);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
