import { findChromium } from './chromium.ts';

/** Unpacks the browser before the first test asks for it, so that two test files never do it at once. */
export default async function setup(): Promise<void> {
  await findChromium();
}
