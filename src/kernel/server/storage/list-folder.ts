import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './error-code.ts'
import type { StoredObject } from './storage.ts'
import { TEMPORARY } from './sweep-folder.ts'

/** Finished files below a folder, by their path in it; what vanishes meanwhile is left out. */
export async function* listFolder(root: string, below = ''): AsyncGenerator<StoredObject> {
  const folder = await orNothing(() => opendir(join(root, below)))
  if (!folder) return
  for await (const entry of folder) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, key)
    if (!entry.isFile() || entry.name.startsWith(TEMPORARY)) continue
    const found = await orNothing(() => stat(join(root, key)))
    if (found) yield { key, size: found.size }
  }
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}
