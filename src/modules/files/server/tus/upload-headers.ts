import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Tags } from '#kernel/contract/fields.ts'
import { failures } from '#kernel/server/app-error.ts'
import { Folder } from '../../contract-filters.ts'

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

/** A whole number of bytes; anything else is refused. */
export function byteCount(headers: IncomingHttpHeaders, name: string): number {
  const value = headers[name]
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) {
    throw failures.invalid({ fields: { [name]: 'invalid' } })
  }
  return Number(value)
}

/** Pairs of a key and a text in base64, parted by commas. */
export function readMetadata(headers: IncomingHttpHeaders) {
  const value = headers['upload-metadata']
  const pairs = (typeof value === 'string' ? value : '').split(',').map((pair) => {
    const [key = '', coded = ''] = pair.trim().split(' ')
    return [key, Buffer.from(coded, 'base64').toString('utf8')]
  })
  const parsed = Metadata.safeParse(Object.fromEntries(pairs))
  if (!parsed.success) throw failures.invalid({ fields: { 'upload-metadata': 'invalid' } })
  return parsed.data
}
