import { Readable } from 'node:stream'
import type { FileScope } from '../../server/unit-of-work.ts'
import { discardBlob, reserveBlob } from '../../storage/server/blobs.ts'
import { type Examined, examineBytes } from './examine-bytes.ts'
import type { Received } from './receive-bytes.ts'

/** All objects of one file, ready to be written into its row. */
export type Prepared = Omit<Examined, 'instead' | 'master'> & {
  key: string
  masterKey: string | null
  size: number
  /** Everything that counts: original and master. */
  bytes: { key: string; size: number }[]
}

/** Looks closely and lays down what belongs to the file besides its own bytes; all or nothing. */
export async function prepareFile(scope: FileScope, received: Received): Promise<Prepared> {
  const bytes = [{ key: received.key, size: received.size }]
  try {
    const { instead, master, ...seen } = await examineBytes(scope.storage, received)
    if (instead) {
      bytes.unshift(await putBytes(scope, instead))
      await discardBlob(scope, received.key)
      bytes.pop()
    }
    if (master) bytes.push(await putBytes(scope, master))
    const [own, other] = bytes
    return {
      ...seen,
      bytes,
      key: own?.key ?? received.key,
      size: own?.size ?? received.size,
      masterKey: other?.key ?? null,
    }
  } catch (error) {
    for (const { key } of bytes) await discardBlob(scope, key)
    throw error
  }
}

async function putBytes(scope: FileScope, bytes: Buffer) {
  const key = await reserveBlob(scope.db, 'original')
  try {
    const { size } = await scope.storage.put(key, Readable.from([bytes]))
    return { key, size }
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}
