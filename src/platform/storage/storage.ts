import type { Readable } from 'node:stream'
import { PlatformError } from '#platform/platform-error.ts'

/** First and last byte, both included, as in an HTTP range. */
export type ByteRange = { start: number; end?: number }

/** Bytes by opaque key: on disk by default, in any S3 when configured. */
export type Storage = {
  /** Writes completely or not at all; returns the size and SHA-256 of what was written. */
  put(key: string, bytes: NodeJS.ReadableStream): Promise<Stored>
  /** The bytes, or a part of them; throws `not-found` where there are none. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Undefined where there is nothing. */
  size(key: string): Promise<number | undefined>
  /** Everything that lies there under its key, in no particular order. */
  list(): AsyncIterable<StoredObject>
  /** Removes what interrupted writes left behind more than a day ago; returns how many. */
  sweep(): Promise<number>
}

export type StoredObject = { key: string; size: number }

export type Stored = { size: number; sha256: string }

/** The error for a key with nothing under it. */
export function notFound(cause?: unknown): PlatformError {
  return new PlatformError('not-found', 'This was not found.', cause)
}

/** The error for bytes that did not fit; nothing of them stays. */
export function diskFull(cause?: unknown): PlatformError {
  const message = 'There is not enough storage space. Nothing was saved.'
  return new PlatformError('disk-full', message, cause)
}
