import { createInterface } from 'node:readline';

/** The first line of standard input, for which a terminal is asked; undefined where it ends before. */
export async function firstLine(prompt: string): Promise<string | undefined> {
  const { stdin: input, stdout } = process;
  const lines = createInterface({ input, prompt, ...(input.isTTY && { output: stdout }) });
  if (input.isTTY) lines.prompt();
  for await (const line of lines) return line;
  return undefined;
}
