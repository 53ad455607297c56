import { describe, expect, test } from 'vitest'
import { fullFolders } from './folders.ts'
import { missingPaths, readmes } from './named-paths.ts'
import { readSources, type Source } from './sources.ts'
import { unusedExports } from './unused-exports.ts'

const sources = readSources()

/** Folders not yet sliced. This list may only become shorter. */
const FOLDERS_NOT_YET = [
  'src/kernel/server',
  'src/modules/designer/model',
  'src/modules/designer/server',
  'src/modules/pages',
  'src/modules/pages/admin/browse',
  'src/modules/starter/templates/backhaus/pages',
  'src/modules/starter/templates/vereinsheim/pages',
  'src/modules/starter/templates/werkstatt/pages',
]

describe('the rooms', () => {
  test('nothing is exported that nobody imports', () => {
    expect(unusedExports(sources)).toEqual([])
  })

  test('at most 12 source files stand directly in a folder', () => {
    const found = fullFolders(sources)
    const folderOf = (one: string) => one.slice(0, one.lastIndexOf(':'))
    expect(found.filter((one) => !FOLDERS_NOT_YET.includes(folderOf(one)))).toEqual([])
    const sliced = FOLDERS_NOT_YET.filter((folder) => !found.map(folderOf).includes(folder))
    expect(sliced, 'is small enough now: take it off the list').toEqual([])
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
