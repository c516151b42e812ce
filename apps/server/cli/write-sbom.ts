import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { reasonOf } from './reason-of.ts';
import { texts } from './texts.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isForDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** `npm sbom --omit=dev` leaves out whatever a development package needs as well, Koa and zod among it: npm 11.19. */
function ofProduction({ components, dependencies, ...rest }: Bill): Bill {
  const running = components.filter(component => !isForDevelopment(component));
  const refs = new Set([rest.metadata.component, ...running].map(component => component['bom-ref']));
  return {
    ...rest,
    components: running,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => refs.has(one)) })),
  };
}

// npm leaves out development packages, and what marks them, where a setting or NODE_ENV says so.
const command = ['sbom', '--sbom-format=cyclonedx', '--include=dev'];
const listed = promisify(execFile)('npm', command, { maxBuffer: 64 * 1024 ** 2 });
await listed.then(write, (error: unknown) => {
  const [reason = ''] = reasonOf(error).split('\n');
  process.stderr.write(`${texts.noList(reason)}\n`);
  process.exitCode = 1;
});

async function write({ stdout }: { stdout: string }): Promise<void> {
  const text = `${JSON.stringify(ofProduction(JSON.parse(stdout) as Bill), null, 2)}\n`;
  process.stdout.write(text);
  await writeFile('sbom.json', text).catch((error: unknown) => {
    process.stderr.write(`${texts.unwritten('sbom.json', reasonOf(error))}\n`);
    process.exitCode = 1;
  });
}
