import { dirname } from 'node:path'
import type { Source } from './sources.ts'

const MOST_FILES = 12

/**
 * Folders with more source files directly in them than can be read at a glance, as `path: count`.
 * Counted is what is written by hand and shipped: no tests and their rigs (`test-…`), no
 * dictionaries (`messages…`) and migrations, and nothing but TypeScript.
 */
export function fullFolders(sources: readonly Source[]): string[] {
  const counts = Map.groupBy(sources.filter(isCounted), ({ path }) => dirname(path))
  return [...counts]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(([folder, { length }]) => `${folder}: ${length}`)
    .sort()
}

function isCounted({ path, isTest }: Source): boolean {
  const isLeftOut = /\/migrations\/|\/(test-|messages|words)[^/]*$/.test(path)
  return path.startsWith('src/') && !isTest && !isLeftOut
}
