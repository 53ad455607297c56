import type { Kysely } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { siteName } from '#kernel/server/site-name.ts'
import {
  CONSENT_ACTIONS,
  type ConsentAction,
  checkChain,
  downloadCertificate,
  listConsents,
} from '../consent.calls.ts'
import { keyPrint, writeCertificate } from './certificate.ts'
import { GENESIS } from './chain.ts'
import type { ConsentTables } from './tables.ts'
import { verifyChain } from './verify-chain.ts'

const on = routesOf<ConsentTables>()

/** No thing has more steps than this; it only keeps a broken table from filling the memory. */
const MOST = 1000

export const routes = [
  on(listConsents, async ({ db, secret }, { query }) => {
    const rows = await findEntries(db, query.subject)
    const items = rows.map(({ id, seq, at, purpose, action, email, facts }) => ({
      _id: id,
      seq,
      at: at.toISOString(),
      purpose,
      action: knownAction(action),
      email,
      facts,
    }))
    return { items, numItems: items.length, next: null, key: keyPrint(secret) }
  }),
  on(downloadCertificate, async (context, { query: { subject } }) => {
    const { db, secret, reply, settings } = context
    const rows = await findEntries(db, subject)
    if (rows.length === 0) throw failures.notFound()
    const made = new Date().toISOString()
    reply.header('content-type', 'application/json; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="consent-${made.slice(0, 10)}.json"`)
    return writeCertificate(secret, {
      house: siteName(context),
      address: settings.baseUrl,
      made_at: made,
      subject,
      entries: rows.map(({ id, seq, at, purpose, action, email, facts, ...bytes }) => ({
        seq,
        id,
        at: at.toISOString(),
        purpose,
        action,
        email,
        facts,
        salt: bytes.salt.toString('hex'),
        commitment: bytes.commitment.toString('hex'),
        prev: bytes.prev.toString('hex'),
        hash: bytes.hash.toString('hex'),
      })),
      head: await headOf(db),
    })
  }),
  on(checkChain, ({ db }) => verifyChain(db)),
]

async function findEntries(db: Kysely<ConsentTables>, subject: string) {
  return await db
    .selectFrom('consent_records')
    .innerJoin('consent_log', 'consent_log.id', 'consent_records.id')
    .selectAll('consent_log')
    .select(['consent_records.email', 'consent_records.facts', 'consent_records.salt'])
    .where('subject', '=', subject)
    .orderBy('seq')
    .limit(MOST)
    .execute()
}

async function headOf(db: Kysely<ConsentTables>) {
  const head = await db
    .selectFrom('consent_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { seq: head?.seq ?? 0, hash: head?.hash.toString('hex') ?? GENESIS }
}

function knownAction(action: string): ConsentAction {
  const known = CONSENT_ACTIONS.find((one) => one === action)
  if (!known) throw new Error(`The log of consents holds an unknown action: ${action}`)
  return known
}
