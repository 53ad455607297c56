import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Source = { path: string; text: string; lines: number; isTest: boolean }

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDERS = ['src', 'scripts', 'tests', 'e2e', 'bench', 'faults']

/** Every TypeScript file of the house, with its path from the root. */
export function readSources(): Source[] {
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
