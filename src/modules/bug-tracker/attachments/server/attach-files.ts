import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Context, UploadedFile } from '#kernel/server/context.ts'
import { cleanName } from '#kernel/server/http/download/file-name.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { touchBug } from '../../bugs/server/change/touch-bug.ts'
import { bugFailures } from '../../errors.ts'
import type { BugTables } from '../../server/tables.ts'
import { MAX_FILE_BYTES } from '../attachment.calls.ts'

/** Types a browser may be told; they are shown as pictures or saved, and never run. */
const HARMLESS = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/plain',
  'video/mp4',
  'video/webm',
]

const MAX_PER_BUG = 100

type Received = { id: string; key: string; name: string }

/**
 * All files of an upload or none. A row is written before the first byte, so that bytes whose
 * upload was cut short can always be found and removed.
 */
export async function attachFiles(context: Context<BugTables>, bugId: string): Promise<void> {
  await context.change((change) => takeBug(change, bugId))
  const received: Received[] = []
  try {
    for await (const file of context.files()) {
      const reserved = await reserve(context, bugId, file)
      received.push(reserved)
      await store(context, reserved, file)
    }
    if (received.length === 0) throw failures.invalid({ fields: { file: 'required' } })
    await finish(context, bugId, received)
  } catch (error) {
    await discard(context, received)
    throw error
  }
}

async function reserve(
  { db, user }: Context<BugTables>,
  bugId: string,
  file: UploadedFile,
): Promise<Received> {
  const id = uuidv7()
  const reserved = { id, key: `bugs/${id}`, name: cleanName(file.name) }
  await db
    .insertInto('bug_files')
    .values({
      id,
      bug_id: bugId,
      storage_key: reserved.key,
      name: reserved.name,
      type: harmlessType(file.type),
      uploaded_by: user.id,
    })
    .execute()
  return reserved
}

async function store(
  { db, storage }: Context<BugTables>,
  { id, key }: Received,
  { stream }: UploadedFile,
): Promise<void> {
  const { size, sha256 } = await storage.put(key, Readable.from(limited(stream)))
  // A stream that was cut at a limit ends like any other; only this mark tells.
  if ('truncated' in stream && stream.truncated === true) throw failures.tooLarge()
  await db.updateTable('bug_files').set({ size, sha256 }).where('id', '=', id).execute()
}

async function* limited(stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_FILE_BYTES) throw failures.tooLarge()
    yield bytes
  }
}

async function finish(
  context: Context<BugTables>,
  bugId: string,
  received: readonly Received[],
): Promise<void> {
  await context.change(async (change) => {
    const bug = await takeBug(change, bugId)
    if (bug.num_files !== null && bug.num_files + received.length > MAX_PER_BUG) {
      throw bugFailures.tooManyFiles()
    }
    const ids = received.map((file) => file.id)
    await change.db
      .updateTable('bug_files')
      .set({ ready_at: new Date() })
      .where('id', 'in', ids)
      .execute()
    await touchBug(change.db, bugId)
    const differences = received.map(({ name }) => ({ field: 'file', from: null, to: name }))
    await recordEvents(change, bugId, { differences })
  })
}

async function discard(
  { db, storage }: Context<BugTables>,
  received: readonly Received[],
): Promise<void> {
  for (const { id, key } of received) {
    await storage.remove(key)
    await db.deleteFrom('bug_files').where('id', '=', id).execute()
  }
}

export function harmlessType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return HARMLESS.includes(type) ? type : 'application/octet-stream'
}
