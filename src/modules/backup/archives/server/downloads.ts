import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { readRange } from '#kernel/server/http/download/byte-range.ts'
import { disposition } from '#kernel/server/http/download/file-name.ts'
import { webStream } from '#kernel/server/http/download/web-stream.ts'
import { writeHead } from '#platform/transfer/archive/format/archive-head.ts'
import { passwordSlot } from '#platform/transfer/archive/format/key-slots.ts'
import { headOf } from '#platform/transfer/archive/format/open-archive.ts'
import type { BackupScope } from '../../server/installation.ts'
import type { BackupTables } from '../../server/tables.ts'
import { nameOf, tellOfBackups } from '../../server/tell-of-backups.ts'
import { placeOf } from './archive-store.ts'
import { type ArchiveRow, findReady, openRow } from './open-archive.ts'

const VALID_MS = 3_600_000

/**
 * Locks an archive with a password of its own, without writing it anew: only the key of its content
 * is wrapped again, in a head that takes the place of the stored one.
 */
export async function prepareDownload(
  context: Context<BackupTables>,
  row: ArchiveRow,
  password: string,
) {
  const { session } = context
  if (!session) throw failures.notSignedIn()
  const { head, key } = await openRow(context, row)
  const locked = writeHead({ ...head, slots: [await passwordSlot(key, password)] })
  const ticket = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + VALID_MS)
  await context.change(async (change) => {
    await change.db
      .insertInto('backup_downloads')
      .values({
        ticket: hashOf(ticket),
        archive_id: row.id,
        head: locked,
        session_id: session.id,
        expires_at,
      })
      .execute()
    await change.audit({ noun: 'backup', id: row.id, action: 'download' })
    await tellOfBackups(change, context, { what: 'downloaded', who: nameOf(context.user) })
  })
  return { ticket, expiresAt: expires_at }
}

/** The archive with its new head, whole or a range of it, so that a broken download goes on. */
export async function sendDownload(context: Context<BackupTables>, ticket: string) {
  const found = await context.db
    .selectFrom('backup_downloads')
    .selectAll()
    .where('ticket', '=', hashOf(ticket))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  if (!found) throw failures.expired()
  if (found.session_id !== context.session?.id) context.requireStepUp('second-factor')
  const row = await findReady(context, found.archive_id)
  const { bytes: stored } = await headOf(placeOf(context, row.name))
  const file = { head: found.head, skip: stored, size: found.head.length + row.size - stored, row }
  const { reply } = context
  reply.header('content-type', 'application/octet-stream')
  reply.header('content-disposition', disposition('attachment', row.name))
  reply.header('accept-ranges', 'bytes')
  reply.header('etag', `"${hashOf(ticket).slice(0, 32)}"`)
  reply.header('cache-control', 'no-store')
  const range = readRange(context.headers.range ?? '', file.size)
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const headers = { 'content-length': String(end - start + 1) }
  const body = webStream(Readable.from(partOf(context, file, { start, end })))
  if (!range) return new Response(body, { headers })
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${file.size}` }
  return new Response(body, { status: 206, headers: part })
}

type LockedFile = { head: Buffer; skip: number; row: ArchiveRow }

async function* partOf(
  scope: Pick<BackupScope, 'settings'>,
  { head, skip, row }: LockedFile,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  if (start < head.length) yield head.subarray(start, end + 1)
  if (end < head.length) return
  const { storage, key } = placeOf(scope, row.name)
  const from = Math.max(start, head.length) - head.length + skip
  yield* await storage.get(key, { start: from, end: end - head.length + skip })
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
