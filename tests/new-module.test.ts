import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesOf } from '../scripts/new-module/names.ts'
import { sample } from '../scripts/new-module/template/sample.ts'
import { sampleModule } from '../scripts/new-module/template/server/module.ts'
import { writeModule } from '../scripts/new-module.ts'
import { syntaxFaults } from './architecture/syntax.ts'
import { describeNoun } from './describe-noun.ts'

const ROOT = join(import.meta.dirname, '..')
const NAMES = namesOf({
  module: 'shop-catalog',
  noun: 'product-category',
  de: 'Produktgruppen',
  en: 'Product categories',
  now: new Date('2026-11-20T12:00:00Z'),
})

/** A house that has nothing but the kernel and the new module. */
const house = await mkdtemp(join(tmpdir(), 'kontor-module-'))
const modules = join(house, 'src', 'modules')
afterAll(() => rm(house, { recursive: true, force: true }))

beforeAll(async () => {
  await mkdir(modules, { recursive: true })
  await writeModule(NAMES, modules)
  const rules = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  // The house of this test is no repository.
  await writeFile(join(house, 'biome.json'), JSON.stringify({ ...rules, vcs: undefined }))
})

describe('a new module', () => {
  test('is one declaration, its words, its screens, its table and its test', () => {
    const files = filesBelow(join(modules, 'shop-catalog'))
    expect(files).toEqual([
      'README.md',
      'admin/product-categories.collection.ts',
      'admin/screens.ts',
      'messages.de.ts',
      'messages.en.ts',
      'product-category.ts',
      'server/module.ts',
      'server/product-category.test.ts',
    ])
    const lines = files
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => read(path).split('\n'))
    expect(lines.length).toBeLessThan(200)
  })

  test('is named throughout by its words', () => {
    expect(read('product-category.ts')).toContain('export const productCategory = noun({')
    expect(read('product-category.ts')).toContain("module: 'shop-catalog'")
    expect(read('server/module.ts')).toContain('export const shopCatalogModule: ServerModule')
    expect(read('server/module.ts')).toContain("table: 'product_categories'")
    expect(read('server/module.ts')).toContain(
      "'20261120-1200-shop-catalog-create-product-categories'",
    )
    expect(read('admin/screens.ts')).toContain('export const shopCatalogAdmin: AdminModule')
    expect(read('messages.de.ts')).toContain("title: 'Produktgruppen'")
    const all = filesBelow(join(modules, 'shop-catalog')).map(read).join('\n')
    expect(all).not.toMatch(/sample|beispiel/i)
  })

  test('has nothing the formatter, the linter or the house would mind', () => {
    expect(run('biome', ['check', 'src'], house)).toMatchObject({ status: 0 })
    const sources = filesBelow(join(modules, 'shop-catalog'))
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => {
        const text = read(path)
        const isTest = path.includes('.test.')
        return { path: `src/${path}`, text, lines: text.split('\n').length, isTest }
      })
    expect(sources.flatMap(syntaxFaults)).toEqual([])
    expect(sources.filter(({ lines }) => lines > 300)).toEqual([])
  })

  test('is never written over one that exists', async () => {
    await expect(writeModule(NAMES, modules)).rejects.toThrow('exists already')
  })

  test('has no name that is no word', () => {
    const odd = { noun: 'person', de: 'Personen', en: 'People', now: new Date() }
    expect(() => namesOf({ module: 'People', ...odd })).toThrow('kebab-case')
    expect(() => namesOf({ module: '../people', ...odd })).toThrow('kebab-case')
  })
})

await describeNoun(
  sample,
  {
    values: { title: 'Erster Eintrag', state: 'active', due: '2027-03-31', notes: 'Wichtig' },
    change: { title: 'Neuer Titel' },
    finds: 'NEUER',
  },
  sampleModule,
)

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function read(path: string): string {
  return readFileSync(join(modules, 'shop-catalog', path), 'utf8')
}

function run(tool: string, options: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', tool), options, {
    cwd,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
