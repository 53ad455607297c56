import { measure } from '../files/measure.ts'
import type { Storage } from './storage.ts'

type Moved = { copied: number; known: number; bytes: number }

/**
 * Copies everything from one storage into another, reads each copy back and compares, and only then
 * empties the first. May be stopped at any moment: the next time what is there and right is kept.
 */
export async function moveStorage(
  from: Storage,
  to: Storage,
  onFile: (done: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, bytes: 0 }
  const keys: string[] = []
  for await (const { key, size } of from.list()) {
    keys.push(key)
    const sha256 = await hashOf(from, key)
    const isThere = (await to.size(key)) === size && (await hashOf(to, key)) === sha256
    if (isThere) moved.known += 1
    else {
      await copy({ from, to, key, sha256 })
      moved.copied += 1
    }
    moved.bytes += size
    onFile(moved)
  }
  for (const key of keys) await from.remove(key)
  return moved
}

type Copy = { from: Storage; to: Storage; key: string; sha256: string }

async function copy({ from, to, key, sha256 }: Copy): Promise<void> {
  await to.put(key, await from.get(key))
  if ((await hashOf(to, key)) === sha256) return
  throw new Error(`${key} arrived changed; nothing was removed`)
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const measured = measure()
  for await (const chunk of await storage.get(key)) measured.add(chunk)
  return measured.result().sha256
}
