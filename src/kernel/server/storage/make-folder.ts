import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../postgres/durable.ts'

/** Makes a folder with all its parents; every new name survives a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}
