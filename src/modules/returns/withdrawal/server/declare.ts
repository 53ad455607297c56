import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { findByToken } from '#modules/orders/server/api.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { returnFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { ReturnState } from '../../returns/life-cycle.ts'
import type { Receipt } from '../../returns/return.calls.ts'
import { thingOf } from '../../returns/server/assign-by-number.ts'
import { assignOrder } from '../../returns/server/assign-order.ts'
import { returnResource } from '../../returns/server/return.resource.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import type { Declaration } from '../declaration.ts'
import { isOfBuyer } from './is-of-buyer.ts'
import { mailReceipt } from './mail-receipt.ts'
import { MATCH } from './match-job.ts'
import { exemptWords, namesOf } from './offered-lines.ts'

/**
 * Keeps a declaration and acknowledges it, in one transaction. Under an id that was promised before,
 * so that whoever sends it twice has declared once. Which order it belongs to is looked up by a job:
 * nobody can tell by the answer, or by how long it takes, whether there is one.
 */
export async function declare(
  change: ReturnChange,
  { id, declaration }: { id: string; declaration: Declaration },
): Promise<Receipt> {
  if (await isKept(change, id)) return readReceipt(change, id)
  const { name, contact, token, lines } = declaration
  const { user, lang } = change.scope
  const order = token ? await findByToken(tablesOf<ReturnTables>(change.db), token) : undefined
  if (lines && !order) throw returnFailures.linesNeedLink()
  const isOwn = order && isOfBuyer(order, contact)
  const isMailed = await mayMail(change, { contact, key: isOwn ? order._id : contact })
  const made = await change.db
    .insertInto('returns')
    .values({
      ...{ id, kind: 'withdrawal', name, contact, lang },
      // The link says which contract is meant, whatever was typed.
      contract: order?.number ?? declaration.contract,
      state: isMailed ? 'acknowledged' : 'declared',
      account_id: isAuthenticated(user) ? user.id : null,
      ...{ is_online: true, wanted: lines ? JSON.stringify(lines) : null },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return readReceipt(change, id)
  await change.audit({ noun: 'return', id, action: 'declare' })
  if (order) await assignOrder(change, { id, order: order._id })
  else await change.enqueue(MATCH, { id })
  const mail = Email.safeParse(contact).success ? contact : null
  await findOrSuggest(change, { name, mail, thing: thingOf(id) })
  const [item] = isMailed ? await returnResource.read(change.db, [id]) : []
  // As it was declared, whatever others have claimed of it.
  const said = { lines: namesOf(order, lines, lang), exempt: exemptWords(order, lines, lang) }
  if (item) await mailReceipt(change, item, said)
  await tellStaff(change, id)
  return readReceipt(change, id)
}

/** Everyone who may see returns hears of a new one, each in their own language. */
async function tellStaff(change: ReturnChange, id: string): Promise<void> {
  const { rows } = await sql<{ number: string; name: string }>`select number, name from returns
    where id = ${id}`.execute(change.db)
  const [item] = rows
  if (!item) return
  await notifyStaff(change, {
    kind: 'return.new',
    link: `shop/returns/${id}`,
    title: (lang) => translator(messages, lang)('notice', item),
  })
}

async function isKept({ db }: ReturnChange, id: string): Promise<boolean> {
  const { rows } = await sql`select from returns where id = ${id}`.execute(db)
  return rows.length > 0
}

/**
 * Anyone can type any address, so nobody's mailbox is filled by it: the declaration counts all the same.
 * The buyer, who has the link of the order, is counted by it: no stranger takes the receipt from them.
 */
const PER_ADDRESS = { max: 10, seconds: 24 * 60 * 60, per: 'user' } as const

async function mayMail(
  { kernel }: ReturnChange,
  { contact, key }: { contact: string; key: string },
): Promise<boolean> {
  if (!Email.safeParse(contact).success) return false
  const hash = createHash('sha256').update(key.toLowerCase()).digest('base64url')
  try {
    await countAttempt(kernel, `withdrawal ${hash}`, PER_ADDRESS)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return false
    throw error
  }
}

type Row = Omit<Receipt, 'declared' | 'is_mailed'> & { state: ReturnState; created_at: Date }

async function readReceipt({ db }: ReturnChange, id: string): Promise<Receipt> {
  const { rows } = await sql<Row>`select number, name, contract, contact, state, created_at
    from returns where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A declaration was not kept')
  const { created_at, state, ...receipt } = row
  const is_mailed = Email.safeParse(row.contact).success && state !== 'declared'
  return { ...receipt, declared: created_at.toISOString(), is_mailed }
}
