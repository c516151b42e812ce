import { existsSync, readFileSync } from 'node:fs';

/** A page that says of each requirement whether it is met. */
interface Assessment {
  readonly met: readonly Requirement[];
  readonly metByDeployment: readonly Requirement[];
  readonly doesNotApply: readonly Requirement[];
  readonly notMet: readonly Requirement[];
}

/** Named by a few words; `text` is all that stands there. */
interface Requirement {
  readonly number: string;
  readonly name: string;
  readonly text: string;
}

/** Tables name one in a row; lists name some, between `**`, in a point, by the words before the colon. */
export function readAssessment(page: string): Assessment {
  const part = (heading: string) => page.split(/^## /m).find(text => text.startsWith(`${heading}\n`)) ?? '';
  return {
    met: rowsOf(part('Met')),
    metByDeployment: pointsOf(part('Met by deployment')),
    doesNotApply: pointsOf(part('Do not apply')),
    notMet: pointsOf(part('Not met')),
  };
}

const rowsOf = (text: string): Requirement[] =>
  [...text.matchAll(/^\| ([\d.]+) \| ([^|]+) \|.*$/gm)].map(([row, number = '', name = '']) => ({
    ...{ number, name, text: row },
  }));

const pointsOf = (text: string): Requirement[] =>
  [...text.matchAll(/^- \*\*([\d.\s]+)\*\* ([^:]+)(?:.|\n {2})*/gm)].flatMap(
    ([point, numbers = '', name = '']) =>
      numbers.split(/\s+/).map(number => ({ number, name, text: point.replaceAll(/\s+/g, ' ') })),
  );

/** What is quoted of delivered files and does not stand there: `a file` "words in it" "more of its words". */
export const misquoted = (text: string, root: string): string[] =>
  [...text.matchAll(/`([^`]+\/[^`]+)`((?: "[^"]+")*)/g)].flatMap(([, file = '', words = '']) => {
    if (!existsSync(root + file)) return [`no such file: ${file}`];
    const content = readFileSync(root + file, 'utf8');
    return [...words.matchAll(/"([^"]+)"/g)]
      .filter(([, quoted = '']) => !content.includes(quoted))
      .map(([, quoted]) => `not in ${file}: ${quoted}`);
  });

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: in every section they are the first ones. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

export const everyNumber: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);
