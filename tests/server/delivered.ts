import { readFile } from 'node:fs/promises';
import { type Copy, DockerfileParser, type Flag } from 'dockerfile-ast';

export const root = new URL('../../', import.meta.url);
const folder = new URL('apps/server/delivery/', root);

/** The text of a file that the product is delivered with. */
export const delivered = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

/** One instruction of a Dockerfile: `COPY --from=build /app/dist ./dist`. */
export interface Step {
  readonly keyword: string;
  readonly flags: Readonly<Record<string, string>>;
  /** Words, or the strings of the exec form. */
  readonly words: readonly string[];
  readonly isExecForm: boolean;
}

export interface Stage {
  readonly image: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The stages of an image, in order; the last one is what runs. */
export async function stagesOfImage(): Promise<Stage[]> {
  const stages: (Stage & { readonly steps: Step[] })[] = [];
  for (const instruction of DockerfileParser.parse(await delivered('Dockerfile')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    const { flags, rest } = split(text, 'getFlags' in instruction ? (instruction as Copy).getFlags() : []);
    if (keyword === 'FROM') {
      const [image = '', , name = ''] = rest.split(/\s+/);
      stages.push({ image, name, steps: [] });
    } else stages.at(-1)?.steps.push({ keyword, flags, ...wordsOf(rest) });
  }
  return stages;
}

function split(text: string, flags: readonly Flag[]) {
  const named = flags.map(flag => [flag.getName(), flag.getValue() ?? ''] as const);
  const rest = named.reduce((left, [name, value]) => left.replace(`--${name}=${value}`, ''), text);
  return { flags: Object.fromEntries(named), rest: rest.trim() };
}

/** HEALTHCHECK has a word before its exec form. */
function wordsOf(text: string): Pick<Step, 'words' | 'isExecForm'> {
  const exec = /^(?:CMD\s+)?(\[.*\])$/s.exec(text)?.[1];
  if (exec !== undefined) return { words: JSON.parse(exec) as string[], isExecForm: true };
  return { words: text.split(/\s+/), isExecForm: false };
}

/** Pairs `NAME=value`. */
export const pairsOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map(word => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]));

/** Lines `NAME=value` of a settings file or a unit; what is set twice has both values. */
export function settingsOf(text: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) settings.set(name, [...(settings.get(name) ?? []), value ?? '']);
  }
  return settings;
}
