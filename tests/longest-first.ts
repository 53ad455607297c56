import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that keep one worker busy for long: begun last, they would leave the other one idle. */
const LONGEST = [
  'tests/bad-input.test.ts',
  'tests/faults/',
  'platform/postgres/backup/',
  'app/commands/running.test.ts',
  'platform/transfer/backup/',
  'tests/access-matrix.test.ts',
]

/** What takes longest goes first, the rest as ever. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.includes(path))
  return place === -1 ? LONGEST.length : place
}
