import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

const CHUNK = 1024 * 1024
const PARALLEL = 4

export type Copied = { size: number; sha256: string }

/** Copies a file as far as it reaches now and makes the copy last; the hash is of what was written. */
export async function copyHashed(from: string, to: string): Promise<Copied> {
  const source = await open(from, 'r')
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      const copied = await readHashed(source, async (chunk) => {
        await target.writeFile(chunk)
      })
      await target.sync()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Size and hash of a file. */
export async function hashFile(path: string): Promise<Copied> {
  const source = await open(path, 'r')
  try {
    return await readHashed(source, async () => undefined)
  } finally {
    await source.close()
  }
}

/** Does work for each item, a few at a time. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const lanes = Array.from({ length: PARALLEL }, async () => {
    for (const item of rest) await work(item)
  })
  await Promise.all(lanes)
}

async function readHashed(
  source: FileHandle,
  take: (chunk: Buffer) => Promise<void>,
): Promise<Copied> {
  const hash = createHash('sha256')
  const { size: expected } = await source.stat()
  // A database is a thousand files of a few kB: a whole chunk for each would keep the collector busy.
  const length = Math.min(CHUNK, expected + 1)
  const buffer = Buffer.allocUnsafe(length)
  let size = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, length)
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    await take(chunk)
    size += bytesRead
  }
}
