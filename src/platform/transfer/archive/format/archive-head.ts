import { z } from 'zod'
import { PlatformError } from '#platform/platform-error.ts'
import { Slots } from './key-slots.ts'

/** The first line; anyone may see what kind of file this is. */
const MAGIC = 'KONTOR-BACKUP 1\n'
const LARGEST = 16 * 1024

/** What stands readable at the beginning; everything else is encrypted. */
const Head = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  kontor: z.string().max(100),
  slots: Slots,
})
export type ArchiveHead = z.infer<typeof Head>

/** Where the encrypted part begins differs with the slots. */
export type FoundHead = { head: ArchiveHead; bytes: number }

export function writeHead(head: ArchiveHead): Buffer {
  return Buffer.from(`${MAGIC}${JSON.stringify(head)}\n`)
}

/** Reads the beginning of an archive from its first bytes, of which 16 kB are enough. */
export function readHead(first: Buffer): FoundHead {
  const text = first.subarray(0, LARGEST).toString('latin1')
  if (!text.startsWith(MAGIC)) {
    const isOther = text.startsWith('KONTOR-BACKUP ')
    throw isOther
      ? new PlatformError('other-format', 'The archive has a format of another Kontor version.')
      : notOurs()
  }
  const end = text.indexOf('\n', MAGIC.length)
  if (end < 0) throw notOurs()
  const line = first.subarray(MAGIC.length, end).toString('utf8')
  const parsed = Head.safeParse(parseJson(line))
  if (!parsed.success) throw notOurs()
  return { head: parsed.data, bytes: end + 1 }
}

/** The first bytes of a stream, for `readHead`. */
export async function firstBytes(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    parts.push(part)
    size += part.length
    if (size >= LARGEST) break
  }
  return Buffer.concat(parts)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw notOurs(error)
  }
}

function notOurs(cause?: unknown): PlatformError {
  return new PlatformError('not-an-archive', 'This is no backup of Kontor.', cause)
}
