import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams, Tags, text, Version } from '#kernel/contract/fields.ts'
import { OneFile } from '../files/file.calls.ts'
import { StoredFile } from '../files/file.ts'
import { Folder } from '../files/file-query.ts'

/** More than any setting allows; the setting decides. */
const MOST_BYTES = 2 * 1024 ** 3
/** Each is looked at in turn while the caller waits: more than these would keep them too long. */
const MOST_FILES = 50

const create = staff('files', 'create')

const isOn = z.enum(['true', 'false']).transform((word) => word === 'true')

/** Where the files of a call go. A form's other fields are not read. */
const Target = z.strictObject({
  folder: Folder.default(''),
  tags: z
    .union([Tags, text(60).transform((one) => [one])])
    .default([])
    .pipe(Tags),
  isPrivate: isOn.default(false),
})
export type UploadTarget = z.output<typeof Target>

/** What became of one file of a call. */
export const Verdict = z.object({
  name: z.string(),
  result: z.enum(['stored', 'duplicate', 'refused']),
  /** The stored file, or the one that has the same content already. */
  file: StoredFile.nullable(),
  /** Of a file that was not stored: as an error says it. */
  code: z.string().optional(),
  message: z.string().optional(),
})
export type Verdict = z.infer<typeof Verdict>

/**
 * Each file is judged on its own. A call with one file answers as an error where it was not stored
 * (409 `C1` with `file`); a call with several answers 200 with a verdict for each.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/v0/file/',
  access: create,
  query: Target,
  upload: { maxFiles: MOST_FILES, maxBytes: MOST_BYTES },
  reply: z.object({ items: z.array(StoredFile), verdicts: z.array(Verdict) }),
  summary: 'Uploads files; each gets its own verdict',
})

/** New bytes under the same id and address; everything that shows the file shows the new one. */
export const replaceFile = endpoint({
  method: 'POST',
  path: '/api/v0/file/:id/replace',
  access: staff('files', 'edit'),
  params: IdParams,
  query: z.strictObject({ version: z.coerce.number().pipe(Version) }),
  upload: { maxFiles: 1, maxBytes: MOST_BYTES },
  reply: OneFile,
  summary: 'Replaces the bytes of a file',
})

/** Anything that is no address of a file answers 404, so the parts are taken as they come. */
const Part = z.string().max(500)
const Bytes = {
  access: anyone,
  narrows: true,
  passive: true,
  raw: true,
  reply: z.unknown(),
} as const

/** `original`: every byte as uploaded, for staff; everyone else gets pictures without metadata. */
const DownloadQuery = z.object({
  original: isOn.default(false),
  /** Save instead of show. */
  save: isOn.default(false),
})

export const downloadFile = endpoint({
  ...Bytes,
  method: 'GET',
  path: '/download/:id',
  params: z.object({ id: Part }),
  query: DownloadQuery,
  summary: 'The bytes of a file',
})

export const downloadForm = endpoint({
  ...Bytes,
  method: 'GET',
  path: '/download/:id/:gridref',
  params: z.object({ id: Part, gridref: Part }),
  query: DownloadQuery,
  summary: 'One form of a file; its bytes never change',
})

export const downloadFileByApi = endpoint({ ...downloadFile, path: '/api/v0/download/:id' })
export const downloadFormByApi = endpoint({
  ...downloadForm,
  path: '/api/v0/download/:id/:gridref',
})

export const QUOTAS = ['storage'] as const

/** In bytes: originals, derivatives and trash together. */
const Quota = z.object({ total: z.int(), used: z.int() })

export const readQuota = endpoint({
  method: 'GET',
  path: '/api/v0/quota/:id',
  access: staff('files', 'view'),
  params: z.object({ id: text(60) }),
  reply: Quota,
  summary: 'How much space there is and how much is used',
})

export const readDefaultQuota = endpoint({
  method: 'GET',
  path: '/api/v0/quota/',
  access: staff('files', 'view'),
  query: z.strictObject({ _id: text(60).default('storage') }),
  reply: Quota,
  summary: 'How much space there is and how much is used',
})
