import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { failures } from '../app-error.ts'
import type { UploadedFile } from '../context.ts'

/** A posted form: its fields, and the files that come after them. */
export type ReadForm = {
  fields: Record<string, string>
  /** In the order they come, each as a stream that is read before the next one begins. */
  files: AsyncIterable<UploadedFile>
  /** Reads what nobody has read: a body that is left lying would hold up the next call. */
  drain(): Promise<void>
}

type Limits = { maxFiles: number; maxBytes: number }

/** The most any form of a page may bring; whoever takes the files says how much less it is. */
export const PAGE_FORM: Limits = { maxFiles: 10, maxBytes: 25 * 1024 * 1024 }

/**
 * Reads a form up to its first file, so that its fields can be judged before a single byte is kept.
 * Fields after a file are not seen: a form has its file fields last.
 */
export async function readForm(request: FastifyRequest, limits: Limits): Promise<ReadForm> {
  // Whoever posts nothing has no fields: a mail program unsubscribes with one click.
  if (request.headers['content-type'] === undefined) return plain({})
  if (request.body instanceof URLSearchParams) return plain(Object.fromEntries(request.body))
  if (!request.isMultipart()) throw failures.wrongType()
  const { maxFiles: files, maxBytes: fileSize } = limits
  const parts = request.parts({ limits: { files, fileSize } })
  const fields: Record<string, string> = {}
  const next = async (): Promise<MultipartFile | undefined> => {
    for (;;) {
      const step = await parts.next()
      if (step.done) return undefined
      const part = step.value
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.filename) return part
      // An empty file field comes as a file without a name.
      else passUnread(part)
    }
  }
  let current = await next()
  async function* rest(): AsyncGenerator<UploadedFile> {
    for (; current; current = await next()) {
      yield uploaded(current)
      // The next file comes only after the rest of this one has passed.
      passUnread(current)
    }
  }
  const drain = async () => {
    try {
      for (; current; current = await next()) passUnread(current)
    } catch {
      // The form was answered already: what is wrong with the rest of it changes nothing.
    }
  }
  return { fields: { ...fields }, files: rest(), drain }
}

function plain(fields: Record<string, string>): ReadForm {
  return { fields, files: none(), drain: async () => undefined }
}

/** Whoever began to read and went away without a word would hold it, too. */
function passUnread({ file }: MultipartFile): void {
  file.removeAllListeners('readable').resume()
}

async function* none(): AsyncGenerator<UploadedFile> {}

function uploaded({ fieldname, filename, mimetype, file }: MultipartFile): UploadedFile {
  return {
    field: fieldname,
    name: filename,
    type: mimetype,
    // A file that is closed before its end would hold up the rest of the form for ever.
    bytes: { [Symbol.asyncIterator]: () => file.iterator({ destroyOnReturn: false }) },
    isCut: () => file.truncated,
  }
}
