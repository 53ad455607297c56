import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Change } from './change.ts'
import type { Services } from './services.ts'
import type { Identity } from './sessions/identify.ts'

/** The services as one module sees them: its own tables, and a way to change them. */
export type Scope<Tables> = Omit<Services, 'db'> & {
  db: Kysely<Tables>
  user: Principal
  lang: Lang
  /**
   * One transaction with everything that belongs to a change: rows, audit entries, page tags,
   * events and mails all become real together, or not at all.
   */
  change<T>(work: (change: Change<Tables>) => Promise<T>): Promise<T>
}

/** What a route handler gets: the scope plus the request. */
export type Context<Tables> = Scope<Tables> & {
  requestId: string
  method: string
  ip: string
  agent: string
  /** The browser tab (`x-local-session`), no credential. */
  tab: string
  session?: Identity['session']
  /** A sign-in whose second factor is still missing; `user` is the guest. */
  pending?: { sessionId: string; userId: string }
  /**
   * For endpoints with `stepUp: 'in-handler'`: raises 403 unless the owner of the session proved in
   * the last five minutes to be there. Ask it before anything is changed.
   */
  requireStepUp(needs: StepUpProof): void
  /** What the browser kept under this name. */
  cookie(name: string): string | undefined
  /** Reply headers a handler may set, e.g. cookies and downloads. */
  reply: ReplyHeaders
  files(): AsyncIterable<UploadedFile>
  /** The request's own headers, e.g. for ranges and conditions. */
  headers: Readonly<IncomingHttpHeaders>
  /** The body of an endpoint that declares `stream`. */
  body(): Readable
}

export type ReplyHeaders = {
  header(name: string, value: string): void
  /** For calls (`raw`) that lead on; the caller answers for where to. Pages return a redirect. */
  redirect(to: string): void
  startSession(token: string): void
  endSession(): void
}

export type UploadedFile = {
  field: string
  name: string
  type: string
  /** Whoever stops reading harms nothing: the rest passes unread, and the answer can go out. */
  bytes: AsyncIterable<Buffer>
  /** Bytes that were cut at a limit end like any others; only this tells. */
  isCut(): boolean
}
