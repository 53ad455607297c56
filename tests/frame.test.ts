import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withWords } from '../scripts/build/one-language.ts'
import { resolveInHouse } from './architecture/imports.ts'
import { moduleOf, readSources, type Source } from './architecture/sources.ts'

const ROOT = join(import.meta.dirname, '..')
const sources = new Map(readSources().map((source) => [source.path, source]))
const manifests = [...sources.keys()].filter((path) => /\/admin\/screens\.ts$/.test(path))

describe('the frame of the admin centre', () => {
  test('waits for no schema, table, calendar or editor', () => {
    const heavy = /^(zod|@tiptap\/.*|@mantine\/(dates|form|tiptap)|@tanstack\/react-table)$/
    const found = [...packagesOf('src/app/admin.tsx')].filter(([name]) => heavy.test(name))
    expect(found, 'load it with import() where it is used').toEqual([])
  })

  test.each(manifests.filter((path) => path.startsWith('src/')))(
    '%s carries its words without their dictionaries',
    async (path) => {
      const file = join(ROOT, path)
      const folded = await withWords(readFileSync(file, 'utf8'), file, 'de')
      expect(folded).not.toMatch(/from '[^']*\.(de|en)\.ts'/)
    },
  )

  test('words are those of the language, whatever they are called in the manifest', async () => {
    const file = join(ROOT, 'src/modules/redirects/admin/screens.ts')
    const code = "import { en as words } from './messages.en.ts'\nconst title = words.title\n"
    expect(await withWords(code, file, 'de')).toBe('const title = "Weiterleitungen"\n')
    expect(await withWords(code, file, 'en')).toBe('const title = "Redirects"\n')
  })

  test('a name that also stands for something else is refused', async () => {
    const file = join(ROOT, 'src/modules/redirects/admin/screens.ts')
    const code = "import { de } from './messages.de.ts'\nconst titleOf = ({ de }) => de.title\n"
    await expect(withWords(code, file, 'de')).rejects.toThrow('"de" stands for single words only')
  })
})

/** The packages that a file and all it imports at once need, each with a file that asks for it. */
function packagesOf(start: string): Map<string, string> {
  const packages = new Map<string, string>()
  const reached = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path)
    if (!source || reached.has(path)) continue
    reached.add(path)
    for (const to of importedAtOnce(source)) {
      const inHouse = resolveInHouse(path, to)
      if (inHouse) waiting.push(inHouse)
      else packages.set(to, path)
    }
  }
  return packages
}

function importedAtOnce(source: Source): string[] {
  const { staticImports } = moduleOf(source)
  return staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
}
