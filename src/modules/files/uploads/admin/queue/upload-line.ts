import type { StoredFile } from '../../../files/file.ts'
import type { Outcome } from './outcome.ts'
import {
  changeUpload,
  isOpen,
  nextUploads,
  type Queue,
  type Target,
  type Upload,
  type UploadState,
} from './queue.ts'
import type { Send, Sending } from './send.ts'

type Picked = { file: File; name: string; target: Target }
/** Told once for each file that is there now: stored, or found to exist already. */
export type OnThere = (file: StoredFile) => void

type Waiting = Picked & { onThere?: OnThere }

/** Everything that is being uploaded, whatever screen is shown meanwhile. */
export class UploadLine {
  #queue: Queue = []
  #count = 0
  #isOnline = true
  readonly #given = new Map<string, Waiting>()
  readonly #running = new Map<string, Sending>()
  readonly #listeners = new Set<() => void>()
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  readonly get = (): Queue => this.#queue
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(picked: readonly Picked[], onThere?: OnThere): void {
    const added = picked.map((one): Upload => {
      this.#count += 1
      const id = String(this.#count)
      this.#given.set(id, { ...one, onThere })
      const { name, target, file } = one
      const fresh = { sent: 0, reason: '', file: null }
      return { id, name, size: file.size, target, state: 'waiting', ...fresh }
    })
    this.#put([...this.#queue, ...added])
  }

  pause(id: string): void {
    this.#stop(id)
    this.#put(changeUpload(this.#queue, id, { state: 'paused' }))
  }

  pauseAll(): void {
    this.#turn(['waiting', 'sending'], 'paused')
  }

  resumeAll(): void {
    this.#turn(['paused'], 'waiting')
  }

  /** Goes on after a pause, or tries again. */
  start(id: string): void {
    this.#put(changeUpload(this.#queue, id, { state: 'waiting', reason: '' }))
  }

  /** Takes it out of the line, wherever it is. */
  cancel(id: string): void {
    this.#running.get(id)?.giveUp()
    this.#forget(id)
    this.#put(this.#queue.filter((upload) => upload.id !== id))
  }

  /** What is settled leaves the list. */
  clear(): void {
    const kept = this.#queue.filter(isOpen)
    for (const { id } of this.#queue) if (!kept.some((upload) => upload.id === id)) this.#forget(id)
    this.#put(kept)
  }

  /** The browser's own word on the connection; sending decides for itself in between. */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline
    if (isOnline) this.#turn(['offline'], 'waiting')
    else this.#turn(['sending'], 'offline')
  }

  /** All of some states at once, so that none is begun only to be stopped. */
  #turn(from: readonly UploadState[], state: UploadState): void {
    const isMeant = (upload: Upload) => from.includes(upload.state)
    for (const { id } of this.#queue.filter(isMeant)) this.#stop(id)
    this.#put(this.#queue.map((upload) => (isMeant(upload) ? { ...upload, state } : upload)))
  }

  #stop(id: string): void {
    this.#running.get(id)?.stop()
    this.#running.delete(id)
  }

  #put(queue: Queue): void {
    this.#queue = queue
    const next = this.#isOnline ? nextUploads(queue) : []
    for (const upload of next) this.#begin(upload.id)
    for (const listener of this.#listeners) listener()
  }

  #begin(id: string): void {
    const given = this.#given.get(id)
    if (!given) return
    this.#queue = changeUpload(this.#queue, id, { state: 'sending' })
    const sending = this.#send(given, {
      progress: (sent) => {
        const state = sent >= given.file.size ? 'checking' : 'sending'
        this.#put(changeUpload(this.#queue, id, { sent, state }))
      },
      end: (outcome) => this.#settle(id, outcome),
    })
    this.#running.set(id, sending)
  }

  #settle(id: string, outcome: Outcome): void {
    this.#running.delete(id)
    if (outcome.state === 'stored' || outcome.state === 'duplicate') {
      this.#given.get(id)?.onThere?.(outcome.file)
      this.#forget(id)
    }
    if (outcome.state === 'refused') this.#forget(id)
    this.#put(changeUpload(this.#queue, id, outcome))
  }

  /** Its bytes are held no longer than needed. */
  #forget(id: string): void {
    this.#given.delete(id)
    this.#running.delete(id)
  }
}
