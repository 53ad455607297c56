import { sql } from 'kysely'
import type { PaymentRow } from '../../server/tables.ts'
import type { Db, PaymentChange } from '../../server/unit-of-work.ts'

/** Also the transaction of a module that has further tables. */
type AnyDb = Db | PaymentChange['db']

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** All payments of a subject, locked; a subject locks them before itself, as a provider's news does. */
export async function lockPayments(db: AnyDb, subject: string): Promise<PaymentRow[]> {
  await sql`select 1 from payments where subject_id = ${subject} order by id
    for update`.execute(db)
  // Read anew: whoever had the lock before may have added one.
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute()
}

/** The one that says how a subject stands: where the money is, else the latest. */
export function currentPayment(db: AnyDb, subject: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy(sql`captured > refunded`, 'desc')
    .orderBy(sql`captured > 0`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
