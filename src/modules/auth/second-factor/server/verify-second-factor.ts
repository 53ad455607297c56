import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSession } from '#kernel/server/sessions/sessions.ts'
import { mayEnter } from '../../accounts/server/account-state.ts'
import { findUser, noteFailure, type UserRow } from '../../accounts/server/queries.ts'
import type { PasskeyProof } from '../../passkeys/passkey.calls.ts'
import { provePasskey, spendPasskey } from '../../passkeys/server/prove-passkey.ts'
import type { AuthTables } from '../../server/tables.ts'
import { enterWithin } from '../../sign-in/server/complete-sign-in.ts'
import { beginTry } from '../../sign-in/server/throttle.ts'
import { spendTypedCode, type TypedCode } from './disable-second-factor.ts'
import { factorFailures } from './failures.ts'

const MAX_TRIES = 5

export type FactorProof = TypedCode | { passkey: PasskeyProof }

/** Turns half a sign-in into a whole one. Five wrong codes end it; a right one is used up. */
export async function verifySecondFactor(
  context: Context<AuthTables>,
  proof: FactorProof,
): Promise<UserRow> {
  const { pending } = context
  const user = pending && (await findUser(context.db, pending.userId))
  if (!pending || !user) throw failures.notSignedIn()
  mayEnter(user)
  const attempt = await beginTry(context, { kind: 'code', account: user.id, userId: user.id })
  const tries = await countTry(context.db, pending.sessionId)
  if (tries > MAX_TRIES) throw await endedBy(context, pending.sessionId)
  const token = await finish(context, { user, proof, sessionId: pending.sessionId })
  if (token === undefined) {
    await noteFailure(context.db, user)
    throw tries >= MAX_TRIES ? await endedBy(context, pending.sessionId) : factorFailures.code()
  }
  await attempt.forget()
  context.reply.startSession(token)
  return user
}

type Half = { user: UserRow; proof: FactorProof; sessionId: string }

/** The half session is held while the proof is used up: of many answers at once only one wins. */
async function finish(
  context: Context<AuthTables>,
  { user, proof, sessionId }: Half,
): Promise<string | undefined> {
  const use = await factorUse(context, { user, proof, purpose: 'second-factor' })
  return context.change(async (change) => {
    const half = await change.db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (!half) throw failures.notSignedIn()
    return (await use(change)) ? enterWithin(change, context, user) : undefined
  })
}

type Use = (change: Change<AuthTables>) => Promise<boolean>

type FactorCheck = { user: UserRow; proof: FactorProof; purpose: 'second-factor' | 'step-up' }

/** A passkey is checked before, since its question is used up even by a wrong answer. */
export async function factorUse(
  context: Context<AuthTables>,
  { user, proof, purpose }: FactorCheck,
): Promise<Use> {
  if (!('passkey' in proof))
    return (change) => spendTypedCode(change, context, { user, given: proof })
  const proved = await provePasskey(context, proof.passkey, purpose)
  if (proved?.userId !== user.id) return async () => false
  return (change) => spendPasskey(change.db, proved)
}

async function endedBy(context: Context<AuthTables>, sessionId: string) {
  await endSession(context.db, sessionId)
  context.reply.endSession()
  return factorFailures.startAgain()
}

async function countTry(db: Kysely<AuthTables>, sessionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_limits as r (key, window_start, count)
    values (${`half ${sessionId}`}, now(), 1)
    on conflict (key) do update set count = r.count + 1 returning count`.execute(db)
  return rows[0]?.count ?? MAX_TRIES
}
