import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { statistics } from '../../../apps/web/texts/admin/figures/statistics.ts';

const folder = new URL('../../../apps/web/texts/', import.meta.url);

/** Everything that the texts say when each blank is filled with the same. */
async function saidWith(filling: unknown): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.ts'));
  const modules = await Promise.all(files.map(file => import(new URL(file, folder).href) as Promise<object>));
  return modules.flatMap(module => sentencesIn(module, filling));
}

function sentencesIn(text: unknown, filling: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function')
    return sentencesIn(filled(text as (...blanks: unknown[]) => unknown, filling), filling);
  return typeof text === 'object' && text !== null
    ? Object.values(text).flatMap(part => sentencesIn(part, filling))
    : [];
}

/** A blank that takes something else, such as a list, says nothing here. */
function filled(text: (...blanks: unknown[]) => unknown, filling: unknown): unknown {
  try {
    return text(...Array.from({ length: text.length }, () => filling));
  } catch {
    return undefined;
  }
}

/** A telephone number. */
const isCalled = (sentence: string) => sentence.includes('chiama il');

test.each(['8 gennaio 2027', '11 gennaio 2027'])('an article before the %s is cut short', async day => {
  const said = await saidWith(day);
  expect(said.filter(sentence => sentence.includes(day)).length).toBeGreaterThan(40);
  expect(
    said.filter(
      sentence =>
        !isCalled(sentence) && /\b(il|al|dal|del|nel|sul|Il|Al|Dal|Del|Nel|Sul) (8|11) /.test(sentence),
    ),
  ).toEqual([]);
});

/** Characters of a password, minutes of a service, months and days off: there are always more; figures come as they are written. */
const neverOne = ['Almeno 1 caratteri', '1 minuti', '1 mesi', '1 giorni', '1 punti', '1 nuovi'];

test('of what there is one, none is said as if there were more', async () => {
  const said = await saidWith(1);
  expect(said.filter(sentence => /\b1 [a-z]+/.test(sentence)).length).toBeGreaterThan(20);
  const asMore = said.filter(sentence =>
    /\b1 (?!di\b|dei\b|degli\b|dagli\b|si\b)[a-zà]*[a-z]i\b/.test(sentence),
  );
  expect(asMore.filter(sentence => !neverOne.includes(sentence))).toEqual([]);
  const { points, newOnes, ofHours, first, returning } = statistics;
  expect([points('1'), newOnes('1'), ofHours('1', '40'), first(1), returning(1)]).toEqual([
    ...['1 punto', '1 nuovo', '1 ora su 40', 'nuovo', 'tornato'],
  ]);
});
