import type { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** Counted in PostgreSQL, so it holds across instances. */
export type RateLimit = { max: number; seconds: number; per: 'ip' | 'user' }

/**
 * What was shown to prove that the owner of the session is there. `password`: the password, and the
 * second factor where the account has one. `second-factor`: both, whatever the account usually asks.
 */
export type StepUpProof = 'password' | 'second-factor'

/** `in-handler`: it depends on what the call is about; the handler asks (`context.requireStepUp`). */
type StepUp = StepUpProof | 'in-handler'

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** Fastify notation, from the root: '/api/v0/system_bugtracker/:id'. */
  path: string
  access: Access
  reply: Reply
  params?: Params
  query?: Query
  body?: Body
  /** Takes one or more files as multipart/form-data instead of JSON. */
  upload?: { maxFiles: number; maxBytes: number }
  /** Takes a body of this type as it comes, unread; `context.body()` is the stream. */
  stream?: string
  /** JSON that reaches the handler as the text it came as, because a signature covers every sign of it. */
  signedText?: true
  /** The handler asks for more than `access`, depending on what the call is about. */
  narrows?: boolean
  /** A session is not enough: its owner must have shown this in the last five minutes. */
  stepUp?: StepUp
  limit?: RateLimit
  /** Largest JSON body in bytes; unless said 1 MB, and 64 kB where anyone may call. */
  bodyLimit?: number
  /** Polling is no activity: such a call does not keep a session alive. */
  passive?: boolean
  /** Belongs to the website: while that is hidden only staff may call it. */
  onSite?: true
  /** For webhooks and one-click unsubscribe: no Origin check. */
  crossSite?: boolean
  /**
   * Takes an `Idempotency-Key`: a call that is repeated with it within 48 hours gets the first reply
   * again and does nothing. The handler runs in one transaction; not for uploads, streams and bytes.
   */
  idempotent?: true
  /** The cookie that tells guests apart: an `Idempotency-Key` is the key of one of them alone. */
  guestCookie?: string
  /** The reply is a stream or bytes of its own type; `reply` then describes nothing. */
  raw?: boolean
  /** People follow it as a link: a browser gets as a page why it did not work. */
  isLink?: boolean
  /** On every answer, refusals included. */
  replyHeaders?: Readonly<Record<string, string>>
  summary?: string
}

const KB = 1024

/** The largest JSON body an endpoint takes, in bytes. */
export function bodyLimitOf({ access, bodyLimit }: Pick<Endpoint, 'access' | 'bodyLimit'>): number {
  return bodyLimit ?? (access.kind === 'anyone' ? 64 * KB : KB * KB)
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives after validation. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a caller passes: parts without a schema are left out. */
export type CallInput<E extends Endpoint> = Present<'params', E['params']> &
  Present<'query', E['query']> &
  Present<'body', E['body']>

type Present<Key extends string, S> = S extends z.ZodType
  ? { [K in Key]: Sent<S> }
  : { [K in Key]?: undefined }

export type Reply<E extends Endpoint> = z.output<E['reply']>
/** What a handler returns: the reply before its schema fills defaults. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>

/**
 * The one description of a call: server route, typed client, access matrix and API reference
 * are all made from it.
 * @example
 * export const readBug = endpoint({ method: 'GET', path: '/api/v0/bug/:id',
 *   access: staff('bug-tracker', 'view'), params: z.object({ id: Id }), reply: Bug })
 */
export function endpoint<
  const E extends {
    method: Method
    path: string
    access: Access
    reply: z.ZodType
    params?: z.ZodType
    query?: z.ZodType
    body?: z.ZodType
  } & Omit<Endpoint, 'params' | 'query' | 'body' | 'reply'>,
>(declaration: E): E {
  return declaration
}

const STEP_UPS: Readonly<Record<StepUp, string>> = {
  password: 'step-up',
  'second-factor': 'step-up with second factor',
  'in-handler': 'step-up for some inputs',
}

/** One word per rule, for the routes snapshot and the API reference; empty without a step-up. */
export function describeStepUp({ stepUp }: Pick<Endpoint, 'stepUp'>): string {
  return stepUp ? STEP_UPS[stepUp] : ''
}
