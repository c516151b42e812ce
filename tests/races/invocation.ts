import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A worker of this folder as a process of its own, told what to do by one value. Each line it prints is JSON. */
export function startWorker(file: string, task: object) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const lines: unknown[] = [];
  createInterface({ input: child.stdout }).on('line', line => void lines.push(JSON.parse(line)));
  return { child, lines, ended };
}
