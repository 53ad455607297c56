import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage } from '#kernel/i18n/validation.ts'
import { errorCatalogue, failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database.ts'
import type { Route } from '../route.ts'

const idempotencyFailures = errorCatalogue({
  reused: {
    status: 409,
    code: 'idempotency-key-reused',
    de: 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet. Bitte verwenden Sie einen neuen.',
    en: 'This key was used for a different request before. Please use a new one.',
  },
  inProgress: {
    status: 409,
    code: 'in-progress',
    de: 'Diese Anfrage wird gerade bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'This request is being processed. Please try again in a moment.',
  },
})

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{8,200}$/

/** The caller's key for this request, if they sent one. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders, lang: Lang): string | undefined {
  const key = headers[HEADER]
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw failures.invalid({ fields: { [HEADER]: validationMessage(HEADER, lang) } })
}

type Call = { key: string; input: unknown; shape(result: unknown): unknown }
/** A reply as it is kept for 48 hours. */
type KeptReply = { body: string; isReplay: boolean }

/**
 * Runs a handler once for each key. Its work and its reply become real in the same transaction, so a
 * crash leaves both or neither; a failure keeps nothing, and the same key may be tried again.
 * Inside, `context.change` joins that transaction.
 */
export function answerOnce(
  context: Context<never>,
  { endpoint, handle }: Route,
  { key, input, shape }: Call,
): Promise<KeptReply> {
  const id = {
    user: context.user.id,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key: keyOf(context, endpoint, key),
  }
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  return context.change(async (change) => {
    if (!(await isFirst(change.kernel, id))) throw idempotencyFailures.inProgress()
    const known = await findReply(change.kernel, id)
    if (known && known.request_hash !== hash) throw idempotencyFailures.reused()
    if (known) return { body: known.body, isReplay: true }
    const result = await handle(joinedContext(context, change), input)
    const body = JSON.stringify(shape(result)) ?? ''
    await keepReply(change.kernel, id, { hash, body })
    return { body, isReplay: false }
  })
}

/** Guests have one id in common, so that their keys are told apart by a cookie, kept as a hash. */
function keyOf(
  { user, cookie }: Pick<Context<never>, 'user' | 'cookie'>,
  { guestCookie }: Pick<Endpoint, 'guestCookie'>,
  key: string,
): string {
  if (!guestCookie || isAuthenticated(user)) return key
  const guest = createHash('sha256')
    .update(cookie(guestCookie) ?? '')
    .digest('base64url')
  return `${guest} ${key}`
}

type CallId = { user: string; endpoint: string; key: string }

/** Held until the transaction ends; the second of two at once is turned away instead of waiting. */
async function isFirst(db: Db, { user, endpoint, key }: CallId): Promise<boolean> {
  const name = `idempotency ${user} ${endpoint} ${key}`
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(db)
  return rows[0]?.held === true
}

function findReply(db: Db, { user, endpoint, key }: CallId) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', user)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - interval '48 hours'`)
    .executeTakeFirst()
}

/** One that has run out but is not swept yet is written over. */
async function keepReply(
  db: Db,
  { user, endpoint, key }: CallId,
  { hash, body }: { hash: string; body: string },
): Promise<void> {
  const reply = { request_hash: hash, body, created_at: new Date() }
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: user, endpoint, key, ...reply })
    .onConflict((conflict) => conflict.columns(['user_id', 'endpoint', 'key']).doUpdateSet(reply))
    .execute()
}

function joinedContext(context: Context<never>, change: Change<never>): Context<never> {
  return { ...context, db: change.db, change: (work) => inSavepoint(change, work) }
}

/** A handler may catch what its change raises and go on; the transaction around it must live. */
async function inSavepoint<T>(
  change: Change<never>,
  work: (change: Change<never>) => Promise<T>,
): Promise<T> {
  await sql`savepoint joined_change`.execute(change.kernel)
  try {
    const done = await work(change)
    await sql`release savepoint joined_change`.execute(change.kernel)
    return done
  } catch (error) {
    await sql`rollback to savepoint joined_change`.execute(change.kernel)
    throw error
  }
}
