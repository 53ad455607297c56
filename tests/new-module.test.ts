import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesOf } from '../scripts/new-module/names.ts'
import { writeModule } from '../scripts/new-module/write-module.ts'
import { syntaxFaults } from './architecture/syntax.ts'

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
  test('has the anatomy of every module', () => {
    expect(filesBelow(join(modules, 'shop-catalog'))).toEqual([
      'README.md',
      'admin/screens.ts',
      'admin/shop-catalog.collection.tsx',
      'contract.ts',
      'messages.de.ts',
      'messages.en.ts',
      'server/migrations/20261120-1200-shop-catalog-create-product-categories.ts',
      'server/module.ts',
      'server/queries.ts',
      'server/routes.ts',
      'server/shop-catalog.test.ts',
      'server/tables.ts',
      'server/wire.ts',
      'server/write-product-categories.ts',
      'texts.ts',
    ])
  })

  test('is named throughout by its words', () => {
    expect(read('contract.ts')).toContain("path: '/api/v1/product-category/getPageData'")
    expect(read('contract.ts')).toContain("staff('shop-catalog', 'view')")
    expect(read('server/module.ts')).toContain('export const shopCatalogModule: ServerModule')
    expect(read('server/tables.ts')).toContain('product_categories: ProductCategoriesTable')
    expect(read('admin/screens.ts')).toContain('export const shopCatalogAdmin: AdminModule')
    expect(read('messages.de.ts')).toContain("title: 'Produktgruppen'")
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
    expect(sources.filter(({ lines }) => lines > 200)).toEqual([])
  })

  test('has sound types', { timeout: 120_000 }, async () => {
    for (const place of ['node_modules', 'tests', 'src/kernel', 'src/app', 'src/ui']) {
      await symlink(join(ROOT, place), join(house, place))
    }
    await copyFile(join(ROOT, 'package.json'), join(house, 'package.json'))
    const settings = { extends: join(ROOT, 'tsconfig.json'), include: ['src/modules'] }
    await writeFile(join(house, 'tsconfig.json'), JSON.stringify(settings))
    const { said } = run('tsc', ['--noEmit', '--checkers', '1', '-p', house], house)
    expect(said.split('\n').filter((line) => line.includes('shop-catalog'))).toEqual([])
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
