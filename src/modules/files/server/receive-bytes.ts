import { Readable } from 'node:stream'
import { failures } from '#kernel/server/app-error.ts'
import { filesSection } from '../config.ts'
import { discardBlob, reserveBlob } from './blobs.ts'
import type { Accepted } from './content/accepted-types.ts'
import { detectType, HEAD_BYTES } from './content/detect-type.ts'
import { mustHaveSpace } from './quota.ts'
import type { FileScope } from './work.ts'

/** Bytes that lie in the storage under a reserved key, and what their first ones say. */
export type Received = {
  key: string
  size: number
  sha256: string
  accepted: Accepted
  head: Buffer
}

type Incoming = { name: string; stream: NodeJS.ReadableStream }

/**
 * Streams an upload into the storage. The first bytes are judged while the rest still comes, so
 * a refused file is not taken in first. On any failure nothing stays behind.
 */
export async function receiveBytes(scope: FileScope, incoming: Incoming): Promise<Received> {
  await mustHaveSpace(scope)
  const key = await reserveBlob(scope.db, 'original')
  try {
    const watch = watched(incoming, scope.config.get(filesSection).max_file_bytes)
    const { size, sha256 } = await scope.storage.put(key, Readable.from(watch.bytes()))
    // A stream that was cut at a limit ends like any other; only this mark tells.
    const { stream } = incoming
    if ('truncated' in stream && stream.truncated === true) throw failures.tooLarge()
    const accepted = await watch.accepted()
    return { key, size, sha256, accepted, head: watch.head() }
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}

/** Passes bytes on, keeps the first ones, and judges as soon as there are enough of them. */
function watched({ name, stream }: Incoming, most: number) {
  let head: Buffer = Buffer.alloc(0)
  let size = 0
  let accepted: Accepted | undefined
  const judge = async () => {
    accepted ??= await detectType(head, name)
    return accepted
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      const part = Buffer.from(chunk)
      size += part.length
      if (size > most) throw failures.tooLarge()
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, part]).subarray(0, HEAD_BYTES)
        if (head.length === HEAD_BYTES) await judge()
      }
      yield part
    }
    await judge()
  }
  return { bytes, accepted: judge, head: () => head }
}
