import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { measure } from '../../files/measure.ts'
import type { Storage } from '../../storage/storage.ts'
import type { UnpackedArchive } from './unpack-archive.ts'

/** Keys written down before the storage is touched, so that whoever comes after a crash can tidy up. */
export const ADDED = 'added'

/**
 * Brings the files of an archive into the storage. What is there already and the same is left alone;
 * nothing is removed.
 */
export async function putFiles(
  { archive, files }: UnpackedArchive,
  storage: Storage,
  { folder, onProgress }: { folder: string; onProgress?(done: number): void },
): Promise<void> {
  let done = 0
  await archive.read({
    file: async (key, bytes) => {
      onProgress?.(done / Math.max(1, files.size))
      done += 1
      const wanted = files.get(key)
      const size = await storage.size(key)
      if (size !== undefined && size === wanted?.size) {
        if ((await hashOf(storage, key)) === wanted.sha256) return
      } else if (size === undefined) await appendFile(join(folder, ADDED), `${key}\n`)
      await storage.put(key, Readable.from(bytes))
    },
  })
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const measured = measure()
  for await (const chunk of await storage.get(key)) measured.add(chunk)
  return measured.result().sha256
}
