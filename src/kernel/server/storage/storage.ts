import type { Readable } from 'node:stream'

/** Bytes by opaque key: on disk by default, in any S3 when configured. */
export type Storage = {
  /** Writes completely or not at all; returns the size and SHA-256 of what was written. */
  put(key: string, bytes: NodeJS.ReadableStream): Promise<{ size: number; sha256: string }>
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}
