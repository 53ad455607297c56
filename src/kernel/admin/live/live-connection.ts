import { LIVE_BEAT_MS, LIVE_EVENTS, LIVE_PATH } from '#kernel/contract/admin/live-events.ts'

/** A proxy that holds events back or cuts the line is noticed by this silence. */
const SILENCE_MS = LIVE_BEAT_MS * 2.5
/** After the server said that it is over, or refused. */
const AGAIN_MS = 5_000
const REFUSED_MS = 60_000

/** What the tab that holds the stream tells the others. */
export type LiveMessage =
  | { kind: 'changed'; what: string }
  | { kind: 'over' }
  | { kind: 'state'; isLive: boolean }
  /** A tab that was just opened asks how things stand. */
  | { kind: 'ask' }

type Tell = (message: LiveMessage) => void

/**
 * Holds one stream for all tabs of this person in this browser: the tab that gets the lock opens it,
 * and hands it on when it is closed. Returns what ends it.
 */
export function connectLive(userId: string, onMessage: Tell): () => void {
  const name = `kontor.live.${userId}`
  const channel = new BroadcastChannel(name)
  const stop = new AbortController()
  let holds: HeldStream | undefined
  const tell: Tell = (message) => {
    channel.postMessage(message)
    onMessage(message)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind !== 'ask') onMessage(data)
    else if (holds) tell({ kind: 'state', isLive: holds.isLive() })
  }
  const hold = () => {
    holds = new HeldStream(tell, stop.signal)
    return new Promise<void>((done) => stop.signal.addEventListener('abort', () => done()))
  }
  // Only pages on https or localhost have locks; elsewhere every tab holds a stream of its own.
  if (navigator.locks) {
    navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined)
    channel.postMessage({ kind: 'ask' })
  } else void hold()
  return () => {
    stop.abort()
    channel.close()
  }
}

/** The stream itself, opened again whenever it was cut. */
class HeldStream {
  readonly #tell: Tell
  readonly #signal: AbortSignal
  #source: EventSource | undefined
  #timer: number | undefined
  #isLive = false

  constructor(tell: Tell, signal: AbortSignal) {
    this.#tell = tell
    this.#signal = signal
    signal.addEventListener('abort', () => {
      clearTimeout(this.#timer)
      this.#source?.close()
    })
    this.#open()
  }

  isLive(): boolean {
    return this.#isLive
  }

  #open(): void {
    const source = new EventSource(LIVE_PATH)
    this.#source = source
    source.addEventListener(LIVE_EVENTS.hello, () => {
      this.#heard()
      this.#setLive(true)
    })
    source.addEventListener(LIVE_EVENTS.beat, () => this.#heard())
    source.addEventListener(LIVE_EVENTS.changed, ({ data }) =>
      this.#tell({ kind: 'changed', what: data }),
    )
    source.addEventListener(LIVE_EVENTS.over, () => {
      this.#openIn(AGAIN_MS)
      this.#tell({ kind: 'over' })
    })
    source.addEventListener('error', () => {
      this.#setLive(false)
      // Otherwise the browser tries again by itself.
      if (source.readyState === EventSource.CLOSED) this.#openIn(REFUSED_MS)
    })
  }

  #openIn(ms: number): void {
    this.#setLive(false)
    this.#source?.close()
    clearTimeout(this.#timer)
    if (!this.#signal.aborted) this.#timer = window.setTimeout(() => this.#open(), ms)
  }

  #heard(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#openIn(0), SILENCE_MS)
  }

  #setLive(isLive: boolean): void {
    if (this.#isLive === isLive) return
    this.#isLive = isLive
    this.#tell({ kind: 'state', isLive })
  }
}
