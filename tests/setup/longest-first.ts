import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files that take long. Without figures of an earlier run Vitest begins with the largest files, and these would come
 * last, each in one worker while the others have nothing left to do.
 */
const takeLong = [
  'tests/architecture/checks.test.ts',
  'tests/faults/letters.test.ts',
  'tests/faults/full-disk.test.ts',
  'tests/faults/backup-under-load.test.ts',
  'tests/races/merging-race.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/command-line.test.ts',
  'tests/server/commands/demo.test.ts',
  'tests/server/commands/erase-person.test.ts',
  'tests/attack/hostile-inputs.test.ts',
  'tests/e2e/screens/every-screen.test.ts',
  'tests/e2e/screens/large-letters.test.ts',
  'tests/e2e/every-width.test.ts',
  'tests/e2e/booking/booking-axe.test.ts',
  'tests/e2e/people/days/customer-of-seventy.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = new Map(sorted.map(({ project }) => project).map((project, place) => [project, place]));
    const placeOf = ({ project }: TestSpecification) => order.get(project) ?? 0;
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(takesLong(b)) - Number(takesLong(a)));
  }
}

const takesLong = ({ moduleId }: TestSpecification): boolean =>
  takeLong.some(path => moduleId.endsWith(`/${path}`));
