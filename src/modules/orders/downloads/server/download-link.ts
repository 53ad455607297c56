import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import { downloadFile } from '../download.calls.ts'

/** As long as somebody may leave the page of their order open. The page makes a new one each time. */
const LINK_MS = 24 * 60 * 60 * 1000

type Sold = { line: string; file: string }

/** Leads to one file of one line, for a day. */
export function downloadPath(secret: Buffer, { line, file }: Sold, now = Date.now()): string {
  const said = [line, file, Math.floor((now + LINK_MS) / 1000).toString(36)].join('.')
  return downloadFile.path.replace(':link', `${said}.${sign(secret, said)}`)
}

/** Undefined when it is not one of ours. */
export function readDownloadLink(
  secret: Buffer,
  link: string,
): (Sold & { isOver: boolean }) | undefined {
  const at = link.lastIndexOf('.')
  const said = link.slice(0, Math.max(0, at))
  const [real, shown] = [Buffer.from(sign(secret, said)), Buffer.from(link.slice(at + 1))]
  if (real.length !== shown.length || !timingSafeEqual(real, shown)) return undefined
  const [line, file, until = ''] = z.tuple([Id, Id, z.string()]).parse(said.split('.'))
  return { line, file, isOver: Number.parseInt(until, 36) * 1000 < Date.now() }
}

function sign(secret: Buffer, said: string): string {
  return createHmac('sha256', derivedKey(secret, 'order download')).update(said).digest('base64url')
}
