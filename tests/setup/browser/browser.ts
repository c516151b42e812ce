import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** The package's own arguments switch off web security and site isolation; these leave both on. */
const launchArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** A headless Chromium. Call it in `beforeAll`, close it in `afterAll`; it ends with the process in any case. */
export async function launchBrowser(): Promise<Browser> {
  const { executable, env } = await findChromium();
  return chromium.launch({
    executablePath: executable,
    args: launchArguments,
    ignoreDefaultArgs: ['--headless', '--hide-scrollbars'],
    env: { ...process.env, ...env },
  });
}
