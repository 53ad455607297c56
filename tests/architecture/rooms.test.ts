import { describe, expect, test } from 'vitest'
import { fullFolders } from './folders.ts'
import { missingPaths, readmes } from './named-paths.ts'
import { privateWords } from './private-words.ts'
import { loneFiles } from './small-files.ts'
import { readSources, type Source } from './sources.ts'
import { unusedExports } from './unused-exports.ts'

const sources = readSources()

/** Small files with one importer that are still there. This number may only fall. */
const LONE_FILES = 37

describe('the rooms', () => {
  test('nothing is exported that nobody imports', () => {
    expect(unusedExports(sources)).toEqual([])
  })

  test('at most 12 source files stand directly in a folder', () => {
    expect(fullFolders(sources)).toEqual([])
  })

  test('types and files have names of the trade', () => {
    expect(privateWords(sources)).toEqual([])
  })

  test('a small file with one importer stands in that importer', () => {
    const found = loneFiles(sources)
    expect(found.length, `more than before, one of:\n${found.join('\n')}`).toBeLessThanOrEqual(
      LONE_FILES,
    )
    expect(found.length, 'fewer than before: lower the number').toBeGreaterThanOrEqual(LONE_FILES)
  })

  test.each(readmes)('%s names only files and folders that are there', (readme) => {
    expect(missingPaths(readme)).toEqual([])
  })
})

describe('the check of exports', () => {
  const file = (path: string, text: string): Source => ({ path, text, lines: 1, isTest: false })

  test('finds what nobody imports, and only that', () => {
    const found = unusedExports([
      file('src/a.ts', 'export const used = 1\nexport const idle = 2\nexport type Shape = 3'),
      file('src/b.ts', "import { used } from './a.ts'\nimport type { Shape } from './a.ts'"),
    ])
    expect(found).toEqual(['src/a.ts: idle'])
  })

  test('knows what is imported whole, late or passed on', () => {
    const found = unusedExports([
      file('src/a.ts', 'export const one = 1\nexport const two = 2'),
      file('src/b.tsx', 'export const Screen = 1\nexport const Other = 2'),
      file('src/c.ts', "import * as a from './a.ts'\na.one"),
      file('src/d.ts', "export { two } from './a.ts'"),
      file('src/e.ts', "const { Screen } = await import('./b.tsx')"),
      file('src/f.ts', "import { two } from './d.ts'"),
    ])
    expect(found).toEqual(['src/b.tsx: Other'])
  })
})

describe('the check of names', () => {
  const file = (path: string, text: string): Source => ({ path, text, lines: 1, isTest: false })

  test('finds private words in types and files, and no others', () => {
    const text = 'type Asking = 1\nexport type WizardDesk = 2\ntype Place = 3\ntype UnitOfWork = 4'
    const found = privateWords([
      file('src/a.ts', text),
      file('src/work.ts', 'type PickupPlace = 1\nconst Wish = 2\ntype Warehouse = 3'),
    ])
    expect(found).toEqual([
      'src/a.ts: Asking',
      'src/a.ts: WizardDesk',
      'src/a.ts: Place',
      'src/work.ts',
    ])
  })
})

describe('the check of small files', () => {
  const file = (path: string, lines: number, text = ''): Source => {
    return { path, text, lines, isTest: path.endsWith('.test.ts') }
  }

  test('finds what one file imports, unless it is long, found by its name or fetched late', () => {
    const names = ['one.ts', 'two.ts', 'long.ts', 'module.ts', 'thing.calls.ts']
    const found = loneFiles([
      ...names.map((name) => file(`src/${name}`, name === 'long.ts' ? 25 : 24)),
      file('src/late.tsx', 3),
      file('src/a.ts', 90, names.map((name) => `import { x } from './${name}'`).join('\n')),
      file('src/b.ts', 90, "import { x } from './two.ts'\nconst y = () => import('./late.tsx')"),
      file('src/a.test.ts', 90, "import { x } from './one.ts'"),
    ])
    expect(found).toEqual(['src/one.ts'])
  })
})
