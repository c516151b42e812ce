import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { whileRunning } from './while-running.ts';

const start = (program: string) => spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
const lasting = () => start('setInterval(() => {}, 1000)');
const forEver = new Promise<never>(() => {});

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

test('work that waits for a process fails when it ends, then or before', async () => {
  const [needed, other] = [lasting(), lasting()];
  const waiting = whileRunning([other, needed], forEver);
  const [failed] = await Promise.allSettled([waiting, stop(needed)]);
  expect(failed).toMatchObject({
    reason: { message: expect.stringMatching(/ended by itself: SIGTERM$/) as unknown },
  });
  await expect(whileRunning([other, needed], forEver)).rejects.toThrow('ended by itself: SIGTERM');
  await stop(other);
  await expect(whileRunning([start('process.exit(3)')], forEver)).rejects.toThrow('ended by itself: 3');
});

test('work that is done says so, and no longer listens to the process', async () => {
  const child = lasting();
  expect(await whileRunning([child], Promise.resolve(7))).toBe(7);
  expect(child.listenerCount('exit')).toBe(0);
  await stop(child);
});
