import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validationMessage } from '#kernel/i18n/validation.ts'
import { readSources } from './architecture/sources.ts'

const ROOT = join(import.meta.dirname, '..')
const german = globSync('src/**/{messages,words}*.de.ts', { cwd: ROOT })

/** What both sides agree on: contracts, sections, and what stands in a noun's room; no data of pages. */
const SHARED =
  /\/(contract|sections)\/|\/(contract[\w-]*|config)\.ts$|^src\/modules\/[\w-]+\/(?!server|admin|site|blocks)[\w-]+\/(?![\w-]*pages\.)[\w.-]+\.ts$/

type Tree = { [key: string]: string | Tree }

/** Every text with its path; plural forms included. */
function textsOf(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )
}

async function load(file: string, lang: 'de' | 'en'): Promise<Map<string, string>> {
  const module: Record<string, Tree> = await import(join(ROOT, file))
  const tree = module[lang] ?? Object.values(module)[0] ?? {}
  return new Map(textsOf(tree))
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

describe.each(german)('%s', (file) => {
  test('has the same keys and placeholders in English, and no empty text', async () => {
    const de = await load(file, 'de')
    const en = await load(file.replace('.de.ts', '.en.ts'), 'en')
    expect([...en.keys()].sort()).toEqual([...de.keys()].sort())
    for (const [key, text] of de) {
      expect(text, `${key} is empty`).not.toBe('')
      expect(en.get(key), `${key} is empty in English`).not.toBe('')
      expect(placeholders(en.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })
})

test('no two dictionaries share a name', () => {
  const names = readSources().flatMap(({ path, text }) =>
    path.startsWith('src/') && !path.includes('.test.')
      ? [...text.matchAll(/^export const .*defineMessages\(\s*'([^']+)'/gm)].map(
          (match) => match[1],
        )
      : [],
  )
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every fault a shared field can raise has words in both languages', () => {
  const codes = readSources()
    .filter(({ path }) => SHARED.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/error: '([a-z_-]+)'/g)].map((match) => match[1] ?? ''),
    )
  const silent = codes.filter(
    (code) => validationMessage(code, 'de') === code || validationMessage(code, 'en') === code,
  )
  expect([...new Set(silent)]).toEqual([])
})
