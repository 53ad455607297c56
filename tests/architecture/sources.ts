import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'

export type Source = { path: string; text: string; lines: number; isTest: boolean }

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDERS = ['src', 'scripts', 'tests', 'e2e', 'bench', 'faults']

let known: readonly Source[] | undefined

/** Every TypeScript file of the house, with its path from the root. */
export function readSources(): readonly Source[] {
  known ??= readAll()
  return known
}

type ModuleRecord = ReturnType<typeof parseSync>['module']
const records = new WeakMap<Source, ModuleRecord>()

/** What a file imports and exports: asked for by many checks, and the parsing is what takes time. */
export function moduleOf(source: Source): ModuleRecord {
  const record = records.get(source) ?? parseSync(source.path, source.text).module
  records.set(source, record)
  return record
}

function readAll(): Source[] {
  return FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const path = relative(ROOT, file)
      return { path, text, lines: text.split('\n').length - 1, isTest: isTestPath(path) }
    })
}

function isTestPath(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(tests|e2e|bench|faults)\//.test(path)
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
