import type { Readable } from 'node:stream'
import type { Principal } from '#kernel/access/roles.ts'
import { allows, type Matrix } from '#kernel/access/rules.ts'
import { LIVE_BEAT_MS } from '#kernel/contract/admin/live-events.ts'
import { failures } from '../app-error.ts'
import type { Identity } from '../sessions/identify.ts'
import { EVERYBODY, type SessionMemory } from '../sessions/session-memory.ts'
import { type LiveNews, readLiveNews } from './live-news.ts'
import { LiveStream } from './live-stream.ts'

type Limits = { perPerson: number; inAll: number }

/** A browser holds one stream for all its tabs; old ones without locks hold one for each. */
const LIMITS: Limits = { perPerson: 20, inAll: 2000 }

type Parts = {
  sessions: SessionMemory
  /** What members may do, as it stands now. */
  matrix(): Matrix
  /** Whose session this is now; undefined once it has ended. */
  identify(tokenHash: Buffer): Promise<Identity | undefined>
  limits?: Limits
}

/**
 * The open streams of this instance (decision 031). It says names only, and only to those who may
 * read the thing now; what changed they then ask for as always. A stream never outlives its session:
 * every announced change of a session or its owner makes it prove itself again.
 */
export class LiveHub {
  readonly #streams = new Set<LiveStream>()
  readonly #parts: Parts
  readonly #limits: Limits
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limits = parts.limits ?? LIMITS
    parts.sessions.onForget((userId) => this.#reviewOf(userId))
  }

  size(): number {
    return this.#streams.size
  }

  /** While changes of sessions are not heard there are no streams: nobody could end them. */
  open(tokenHash: Buffer, principal: Principal): Readable {
    if (this.#isClosed || !this.#parts.sessions.isListening()) throw failures.notReady()
    const own = [...this.#streams].filter((stream) => stream.principal.id === principal.id)
    if (own.length >= this.#limits.perPerson || this.#streams.size >= this.#limits.inAll)
      throw failures.tooMany({ retryAfter: 60 })
    const stream = new LiveStream({ tokenHash, principal })
    this.#streams.add(stream)
    stream.body.once('close', () => this.#forget(stream))
    this.#timer ??= setInterval(() => this.#beat(), LIVE_BEAT_MS).unref()
    return stream.body
  }

  /** What an instance announced, this one or another. */
  hear(payload: string | undefined): void {
    const news = readLiveNews(payload)
    if (!news) return
    const matrix = this.#parts.matrix()
    for (const stream of this.#streams) {
      if (isFor(news, stream.principal, matrix)) stream.tell(news.what)
    }
  }

  /** Kontor leaves: open streams end, and no new one keeps it from stopping. */
  close(): void {
    this.#isClosed = true
    this.#endAll()
  }

  #endAll(): void {
    for (const stream of this.#streams) stream.end()
  }

  /** The session may also have run out by itself, which nobody announces. */
  #beat(): void {
    for (const stream of this.#streams) {
      stream.beat()
      void this.#review(stream)
    }
  }

  #reviewOf(userId: string | undefined): void {
    if (!this.#parts.sessions.isListening()) {
      this.#endAll()
      return
    }
    const isAll = !userId || userId === EVERYBODY
    for (const stream of this.#streams) {
      if (isAll || stream.principal.id === userId) void this.#review(stream)
    }
  }

  async #review(stream: LiveStream): Promise<void> {
    // A database that does not answer cannot say that the session still holds.
    const identity = await this.#parts.identify(stream.tokenHash).catch(() => undefined)
    const now = identity?.principal
    if (now && hasSameRights(now, stream.principal)) stream.principal = now
    else stream.end()
  }

  #forget(stream: LiveStream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

function isFor({ access, userIds }: LiveNews, reader: Principal, matrix: Matrix): boolean {
  return (!userIds || userIds.includes(reader.id)) && allows(access, reader, matrix)
}

function hasSameRights(one: Principal, other: Principal): boolean {
  return (
    one.id === other.id &&
    one.limited === other.limited &&
    one.roles.toSorted().join() === other.roles.toSorted().join()
  )
}
