import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { rehearsalPage } from '../../rehearsal/pages.ts'
import type { RehearsedOutcome } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { type Provider, ProviderRefusal, type Truth } from './provider.ts'

const PAGES = { open: 'open', paid: 'done', refused: 'failed', cancelled: 'cancelled' } as const

/** Plays the provider on our own pages: no money moves, everything else is as it will be. */
export function openRehearsal(db: Db): Provider {
  return {
    open: async ({ id, amount, currency }, { lang }) => {
      const reference = randomBytes(24).toString('base64url')
      await db
        .insertInto('rehearsed_payments')
        .values({ reference, payment_id: id, amount, currency })
        .execute()
      return { reference, url: rehearsalPage.path[lang].replace(':reference', reference) }
    },
    read: ({ reference }) => readTruth(db, reference),
    capture: async () => undefined,
    refund: async ({ reference }, { id, amount }) => {
      const paid = await db
        .updateTable('rehearsed_payments')
        .set({
          refunded: sql<number>`refunded + case when ${id} = any(refund_ids) then 0 else ${amount} end`,
          refund_ids: sql<string[]>`array_append(array_remove(refund_ids, ${id}), ${id})`,
        })
        .where('reference', '=', reference)
        .where(sql<boolean>`outcome = 'paid' and (${id} = any(refund_ids)
          or amount - refunded >= ${amount})`)
        .returning('reference')
        .executeTakeFirst()
      return paid ? 'done' : 'refused'
    },
    close: async ({ reference }) => {
      await decide(db, reference, 'cancelled')
    },
  }
}

/** What was decided once stays. */
export async function decide(db: Db, reference: string, outcome: RehearsedOutcome): Promise<void> {
  await db
    .updateTable('rehearsed_payments')
    .set({ outcome })
    .where('reference', '=', reference)
    .where('outcome', '=', 'open')
    .execute()
}

async function readTruth(db: Db, reference: string): Promise<Truth> {
  const row = await db
    .selectFrom('rehearsed_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) throw new ProviderRefusal('no such page')
  const { payment_id: payment, amount, currency, outcome, refunded } = row
  return {
    ...{ payment, test: true, amount, currency, refunded, page: PAGES[outcome] },
    ...{ isAuthorized: false, isApproved: false, isDisputed: false, capture: reference },
    captured: outcome === 'paid' ? amount : 0,
  }
}
