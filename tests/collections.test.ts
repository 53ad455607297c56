import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync('src/modules/**/*.collection.tsx', { cwd: ROOT }).sort()

/** A collection without a word refuses to be made, and its screen does not open. */
test.each(FILES)('%s has all its words', async (file) => {
  expect(Object.keys(await import(join(ROOT, file)))).not.toEqual([])
})
