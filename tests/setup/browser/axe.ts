import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The accessibility violations of the page as it stands, of some rules or of all, one line each: rule, help, and the
 * elements concerned. Works under a content policy that forbids every inline script, since the debugger puts axe in, not the page.
 */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const session = await page.context().newCDPSession(page);
  try {
    // Two thirds of a megabyte: injected once for each page.
    if (!(await evaluate(session, 'Boolean(window.axe)'))) await evaluate(session, source);
    const found = await evaluate(session, `axe.run(document, ${options})`);
    return (found as axe.AxeResults).violations.flatMap(describe);
  } finally {
    await session.detach();
  }
}

function describe({ id, help, nodes }: axe.Result): string[] {
  return nodes.map(node => {
    const why = node.failureSummary?.split('\n').slice(1).join('; ').trim() ?? help;
    return `${id}: ${help}: ${node.target.join(' ')} (${why})`;
  });
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    allowUnsafeEvalBlockedByCSP: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
