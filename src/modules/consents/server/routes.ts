import type { Kysely } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { checkChain, downloadCertificate, listConsents } from '../consent.calls.ts'
import { keyPrint, writeCertificate } from './certificate.ts'
import { GENESIS } from './chain.ts'
import { findConsents } from './find-consents.ts'
import type { ConsentTables } from './tables.ts'
import { verifyChain } from './verify-chain.ts'

const on = routesOf<ConsentTables>()

export const routes = [
  on(listConsents, async ({ db, secret }, { query }) => {
    const rows = await findConsents(db, [query.subject])
    const items = rows.map(({ id, seq, at, purpose, action, email, facts }) => ({
      _id: id,
      seq,
      at: at.toISOString(),
      purpose,
      action,
      email,
      facts,
    }))
    return { items, numItems: items.length, next: null, key: keyPrint(secret) }
  }),
  on(downloadCertificate, async (context, { query: { subject } }) => {
    const { db, secret, reply, settings } = context
    const rows = await findConsents(db, [subject])
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

async function headOf(db: Kysely<ConsentTables>) {
  const head = await db
    .selectFrom('consent_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { seq: head?.seq ?? 0, hash: head?.hash.toString('hex') ?? GENESIS }
}
