import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../../contract-tus.ts'
import { fileFailures } from '../../errors.ts'
import { ownerOf } from '../store-one.ts'
import type { FileTables } from '../tables.ts'
import { finishUpload } from './finish-upload.ts'
import { receivePart } from './receive-part.ts'
import { byteCount, readMetadata } from './upload-headers.ts'
import { beginUpload, findUpload, forgetUpload, type Upload } from './uploads.ts'

const on = routesOf<FileTables>()
type Asking = Context<FileTables>

/** tus 1.0 on our own storage: pieces are objects of their own, so any S3 can hold them. */
export const tusRoutes = [
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
    if (received < upload.length) return new Response(null, { status: 204 })
    return finishUpload(context, upload)
  }),
  on(contract.endUpload, async (context, { params }) => {
    const upload = await findUpload(context, params.id)
    await forgetUpload(context, upload.id)
    say(context, upload, 0)
    return new Response(null, { status: 204 })
  }),
]

function speakTus({ headers }: Asking): void {
  if (headers['tus-resumable'] !== contract.TUS_VERSION) throw fileFailures.otherTus()
}

function say({ reply }: Asking, { length, expires_at }: Upload, offset: number): void {
  reply.header('tus-resumable', contract.TUS_VERSION)
  reply.header('upload-offset', String(offset))
  reply.header('upload-length', String(length))
  reply.header('upload-expires', expires_at.toUTCString())
  reply.header('cache-control', 'no-store')
}

function isWhole({ received, length }: Upload): boolean {
  return received === length
}

/** A crash may have come between the last piece and the verdict. */
async function verdictOf(context: Asking, upload: Upload) {
  return upload.verdict ?? (await finishUpload(context, upload))
}
