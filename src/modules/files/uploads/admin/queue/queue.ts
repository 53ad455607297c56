import type { StoredFile } from '../../../files/file.ts'

/** At most so many at once: more would only slow each other down. */
const AT_ONCE = 3

export type Target = { folder: string; tags: readonly string[]; isPrivate: boolean }

export type UploadState =
  | 'waiting'
  | 'sending'
  /** All bytes are there; the server looks at them. */
  | 'checking'
  | 'paused'
  /** Stopped by a lost connection; goes on by itself. */
  | 'offline'
  | 'stored'
  | 'duplicate'
  | 'refused'
  /** Might work the next time. */
  | 'failed'

/** One file on its way, as the panel shows it. */
export type Upload = {
  id: string
  name: string
  size: number
  target: Target
  state: UploadState
  sent: number
  /** Why it was not stored, in the server's words; '' where it said nothing. */
  reason: string
  /** The stored file, or the one that has the same content already. */
  file: StoredFile | null
}
export type Queue = readonly Upload[]

const ACTIVE: readonly UploadState[] = ['sending', 'checking']
const OPEN: readonly UploadState[] = ['waiting', 'paused', 'offline', ...ACTIVE]

function isActive({ state }: Upload): boolean {
  return ACTIVE.includes(state)
}

/** Whether anything may still become of it without a new decision. */
export function isOpen({ state }: Upload): boolean {
  return OPEN.includes(state)
}

export function changeUpload(queue: Queue, id: string, change: Partial<Upload>): Queue {
  return queue.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))
}

/** Those whose turn it is, in the order in which they came. */
export function nextUploads(queue: Queue): Queue {
  const free = AT_ONCE - queue.filter(isActive).length
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}

export type Tally = {
  total: number
  settled: number
  open: number
  stored: number
  duplicates: number
  /** Refused or failed. */
  faults: number
  /** 0 to 100 of all bytes; what is settled counts in full. */
  percent: number
  canPause: boolean
  canResume: boolean
  isOffline: boolean
}

export function tally(queue: Queue): Tally {
  const count = (...states: UploadState[]) =>
    queue.filter(({ state }) => states.includes(state)).length
  const open = queue.filter(isOpen).length
  const bytes = queue.reduce((sum, { size }) => sum + size, 0)
  const done = queue.reduce((sum, one) => sum + (isOpen(one) ? one.sent : one.size), 0)
  return {
    total: queue.length,
    settled: queue.length - open,
    open,
    stored: count('stored'),
    duplicates: count('duplicate'),
    faults: count('refused', 'failed'),
    percent: bytes === 0 ? 100 : Math.floor((done / bytes) * 100),
    canPause: count('waiting', 'sending') > 0,
    canResume: count('paused') > 0,
    isOffline: count('offline') > 0,
  }
}
