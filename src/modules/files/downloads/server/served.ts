import type { Kind } from '../../files/file.ts'

/** Everything an answer needs; no row is read for a file that was asked for a moment ago. */
export type Served = {
  fileId: string
  name: string
  kind: Kind
  type: string
  key: string
  size: number
  etag: string
  /** Its address names these very bytes, so they may be kept for ever. */
  isFixed: boolean
  /** Shown in place of a form that is still to be made, so nobody may keep it. */
  isStandIn?: boolean
  /** Only the owner and staff may have it: it is private or in the trash. */
  isClosed: boolean
  ownerId: string | null
  /** Small and often asked for: the bytes themselves. */
  bytes?: Buffer
}
