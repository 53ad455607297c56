import { sql } from 'kysely'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { findByToken } from '#modules/orders/server/api.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import type { Receipt } from '../../returns/return.calls.ts'
import { assignOrder } from '../../returns/server/assign-order.ts'
import type { ReturnTables } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import type { Declaration } from '../declaration.ts'
import { mailReceipt } from './mail-receipt.ts'
import { MATCH } from './match-job.ts'

/**
 * Keeps a declaration and acknowledges it, in one transaction. Under an id that was promised before,
 * so that whoever sends it twice has declared once. Which order it belongs to is looked up by a job:
 * nobody can tell by the answer, or by how long it takes, whether there is one.
 */
export async function declare(
  change: ReturnChange,
  { id, declaration }: { id: string; declaration: Declaration },
): Promise<Receipt> {
  const { name, contract, contact, token, lines } = declaration
  const { user, lang } = change.scope
  const isMailed = Email.safeParse(contact).success
  const made = await change.db
    .insertInto('returns')
    .values({
      ...{ id, kind: 'withdrawal', name, contract, contact, lang },
      state: isMailed ? 'acknowledged' : 'declared',
      account_id: isAuthenticated(user) ? user.id : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) {
    await change.audit({ noun: 'return', id, action: 'declare' })
    const order = token ? await findByToken(tablesOf<ReturnTables>(change.db), token) : undefined
    if (order) await assignOrder(change, { id, order: order._id, lines })
    else await change.enqueue(MATCH, { id })
    const mail = isMailed ? contact : null
    await findOrSuggest(change, { name, mail, thing: thingOf(id) })
    await mailReceipt(change, id)
    await tellStaff(change, id)
  }
  return readReceipt(change, id)
}

function thingOf(id: string) {
  return { module: 'returns', noun: 'return', id, role: 'returner' }
}

type Row = Omit<Receipt, 'declared' | 'is_mailed'> & { created_at: Date }

async function readReceipt({ db }: ReturnChange, id: string): Promise<Receipt> {
  const { rows } = await sql<Row>`select number, name, contract, contact, created_at
    from returns where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A declaration was not kept')
  const { created_at, ...receipt } = row
  const is_mailed = Email.safeParse(row.contact).success
  return { ...receipt, declared: created_at.toISOString(), is_mailed }
}
