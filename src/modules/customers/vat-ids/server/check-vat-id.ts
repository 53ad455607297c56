import { staff } from '#kernel/access/rules.ts'
import { failures } from '#kernel/server/app-error.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { customerFailures } from '../../errors.ts'
import type { CustomerTables } from '../../server/tables.ts'
import type { CustomerChange } from '../../server/unit-of-work.ts'
import type { VatIdState } from '../vat-id.ts'
import { askVies, type ViesAnswer } from './ask-vies.ts'

const CHECK = 'customers.check-vat-id'
const NOTHING = {
  vat_id_checked_at: null,
  ...{ vat_id_name: '', vat_id_address: '', vat_id_reference: '' },
}
const UNCONFIRMED: readonly VatIdState[] = ['asked', 'unavailable']

type Checked = { id: string; vat_id: string }

/** What is known of an id that was just written: nothing yet. */
export function unanswered(vat_id: string) {
  const state: VatIdState = vat_id === '' ? 'none' : 'asked'
  return { ...NOTHING, vat_id_state: state }
}

/** The answer comes later. */
export async function askRegister(change: CustomerChange, checked: Checked): Promise<void> {
  await change.audit({ noun: 'customer', id: checked.id, action: 'check_vat_id' })
  await change.enqueue(CHECK, checked)
}

/** Until there is a new answer the one of before stands, with what proves it. */
export async function askAgain(change: CustomerChange, id: string): Promise<void> {
  const row = await change.db
    .selectFrom('customers')
    .select('vat_number')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  if (row.vat_number === '') throw customerFailures.noVatId()
  await change.db
    .updateTable('customers')
    .set({ vat_id_state: 'asked' })
    .where('id', '=', id)
    .where('vat_id_state', '=', 'unavailable')
    .execute()
  await askRegister(change, { id, vat_id: row.vat_number })
}

/** Tried again with growing pauses while the register is away. */
export const checkVatId = defineJob<CustomerTables, Checked>({
  name: CHECK,
  retries: 8,
  maxSeconds: 60,
  run: async (scope, checked, { signal, isLast }) => {
    const answer = await askVies(scope, checked.vat_id, signal)
    await scope.change((change) => keepAnswer(change, checked, answer))
    if (answer.state === 'unavailable' && !isLast)
      throw new Error('The register of VAT ids did not answer')
  },
})

const A_NIGHT = 500

/** Every night: ids the register was too busy for, as long as it takes. */
export const askNightly = defineJob<CustomerTables, object>({
  name: 'customers.ask-nightly',
  cron: '20 5 * * *',
  run: ({ change }) =>
    change(async (unit) => {
      const rows = await unit.db
        .selectFrom('customers')
        .select(['id', 'vat_number as vat_id'])
        .where('vat_id_state', 'in', UNCONFIRMED)
        .orderBy('id')
        .limit(A_NIGHT)
        .execute()
      for (const checked of rows) await unit.enqueue(CHECK, checked)
    }),
})

/** For the id that was asked about: another one may have been typed since. No answer ends no answer. */
async function keepAnswer(
  change: CustomerChange,
  { id, vat_id }: Checked,
  answer: ViesAnswer,
): Promise<void> {
  const { state } = answer
  const isAway = state === 'unavailable'
  const kept = await change.db
    .updateTable('customers')
    .set({
      ...NOTHING,
      vat_id_state: state,
      ...(!isAway && { vat_id_checked_at: new Date() }),
      ...(answer.state === 'valid' && {
        vat_id_name: answer.name,
        vat_id_address: answer.address,
        vat_id_reference: answer.reference,
      }),
    })
    .where('id', '=', id)
    .where('vat_number', '=', vat_id)
    .$if(isAway, (query) => query.where('vat_id_state', 'in', UNCONFIRMED))
    .returning('id')
    .executeTakeFirst()
  if (!kept) return
  const after = { vat_id_state: state }
  await change.audit({ noun: 'customer', id, action: 'vat_id_checked', after })
  change.broadcast('collection:customers', { access: staff('customers', 'view') })
}
