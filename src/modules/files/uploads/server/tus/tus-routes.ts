import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Tags } from '#kernel/contract/fields.ts'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { shareWork } from '#kernel/server/workers/share-work.ts'
import { filesSection } from '../../../config.ts'
import { fileFailures } from '../../../errors.ts'
import { Folder } from '../../../files/file-query.ts'
import type { FileTables } from '../../../server/tables.ts'
import type { FileContext, FileScope } from '../../../server/unit-of-work.ts'
import { releaseSpace } from '../../../storage/server/bookings.ts'
import * as contract from '../../tus.calls.ts'
import type { Verdict } from '../../upload.calls.ts'
import { judgeOne, ownerOf } from '../upload-files.ts'
import { receivePart } from './receive-part.ts'
import { beginUpload, dropParts, findUpload, forgetUpload, type Upload } from './uploads.ts'

const share = shareWork<Verdict>()

const Metadata = z.object({
  filename: z.string().max(1000).default(''),
  folder: Folder.default(''),
  tags: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(Tags),
  isPrivate: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true'),
})

const on = routesOf<FileTables>()

/** tus 1.0 on our own storage: pieces are objects of their own, so any S3 can hold them. */
export const tusRoutes = [
  on(contract.describeUploads, async ({ reply, config }) => {
    reply.header('tus-version', contract.TUS_VERSION)
    reply.header('tus-extension', 'creation,termination,expiration')
    reply.header('tus-max-size', String(config.get(filesSection).max_file_bytes))
    return new Response(null, { status: 204 })
  }),
  on(contract.startUpload, async (context) => {
    speakTus(context)
    const length = byteCount(context.headers, 'upload-length')
    const { filename, ...target } = readMetadata(context.headers)
    const placing = { ...target, owner: ownerOf(context) }
    const upload = await beginUpload(context, { name: filename, length, placing })
    context.reply.header('location', `${contract.TUS_PATH}/${upload.id}`)
    context.reply.header('upload-expires', upload.expires_at.toUTCString())
    return new Response(null, { status: 201 })
  }),
  on(contract.readUpload, async (context, { params }) => {
    const upload = await findUpload(context, params.id)
    const verdict = isWhole(upload) ? await verdictOf(context, upload) : null
    say(context, upload, upload.received)
    return { offset: upload.received, length: upload.length, verdict }
  }),
  on(contract.continueUpload, async (context, { params }) => {
    speakTus(context)
    const upload = await findUpload(context, params.id)
    const offset = byteCount(context.headers, 'upload-offset')
    const received = await receivePart(context, upload, { offset, stream: context.body() })
    say(context, upload, received)
    if (received === upload.length) await finishUpload(context, upload)
    return new Response(null, { status: 204 })
  }),
  on(contract.endUpload, async (context, { params }) => {
    const upload = await findUpload(context, params.id)
    await forgetUpload(context, upload.id)
    say(context, upload, 0)
    return new Response(null, { status: 204 })
  }),
]

function speakTus({ headers }: FileContext): void {
  if (headers['tus-resumable'] !== contract.TUS_VERSION) throw fileFailures.otherTus()
}

function say({ reply }: FileContext, { length, expires_at }: Upload, offset: number): void {
  reply.header('upload-offset', String(offset))
  reply.header('upload-length', String(length))
  reply.header('upload-expires', expires_at.toUTCString())
  reply.header('cache-control', 'no-store')
}

function isWhole({ received, length }: Upload): boolean {
  return received === length
}

/** A crash may have come between the last piece and the verdict. */
async function verdictOf(context: FileContext, upload: Upload) {
  return upload.verdict ?? (await finishUpload(context, upload))
}

/** A whole number of bytes; anything else is refused. */
function byteCount(headers: IncomingHttpHeaders, name: string): number {
  const value = headers[name]
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) {
    throw failures.invalid({ fields: { [name]: 'invalid' } })
  }
  return Number(value)
}

/** Pairs of a key and a text in base64, parted by commas. */
function readMetadata(headers: IncomingHttpHeaders) {
  const value = headers['upload-metadata']
  const pairs = (typeof value === 'string' ? value : '').split(',').map((pair) => {
    const [key = '', coded = ''] = pair.trim().split(' ')
    return [key, Buffer.from(coded, 'base64').toString('utf8')]
  })
  const parsed = Metadata.safeParse(Object.fromEntries(pairs))
  if (!parsed.success) throw failures.invalid({ fields: { 'upload-metadata': 'invalid' } })
  return parsed.data
}

/**
 * All pieces are there: they become one file under the rules of every upload. Safe to repeat: after
 * a crash in between, the file is found to exist already.
 */
function finishUpload(scope: FileScope, upload: Upload): Promise<Verdict> {
  return share(upload.id, async () => {
    const bytes = joined(scope, upload.id)
    const { id, name, target } = upload
    // Announced and booked in full; no byte of it can be too many.
    const booking = { id, cover: async () => undefined }
    const { verdict } = await judgeOne(scope, { name, bytes, booking }, target)
    await bytes.return(undefined)
    await scope.db.transaction().execute(async (tx) => {
      const said = { verdict: JSON.stringify(verdict) }
      await tx.updateTable('file_uploads').set(said).where('id', '=', id).execute()
      await releaseSpace(tx, id)
    })
    await dropParts(scope, id)
    return verdict
  })
}

async function* joined({ db, storage }: FileScope, uploadId: string): AsyncGenerator<Buffer> {
  const parts = await db
    .selectFrom('file_upload_parts')
    .select('blob_key')
    .where('upload_id', '=', uploadId)
    .orderBy('start')
    .execute()
  for (const { blob_key } of parts) yield* await storage.get(blob_key)
}
