import { staff } from '#kernel/access/rules.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { CustomerTables } from '../../server/tables.ts'
import type { CustomerChange } from '../../server/unit-of-work.ts'
import { askVies, type ViesAnswer } from './ask-vies.ts'

const CHECK = 'customers.check-vat-id'
const NOTHING = {
  vat_id_checked_at: null,
  ...{ vat_id_name: '', vat_id_address: '', vat_id_reference: '' },
}

type Checked = { id: string; vat_id: string }

/** What was known of an id is forgotten, and asked anew; the answer comes later. */
export async function startVatCheck(
  change: CustomerChange,
  { id, vat_id }: Checked,
): Promise<void> {
  await change.db
    .updateTable('customers')
    .set({ ...NOTHING, vat_id_state: vat_id === '' ? 'none' : 'asked' })
    .where('id', '=', id)
    .execute()
  if (vat_id === '') return
  await change.audit({ noun: 'customer', id, action: 'check_vat_id' })
  await change.enqueue(CHECK, { id, vat_id })
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

/** For the id that was asked about: another one may have been typed since. */
async function keepAnswer(
  change: CustomerChange,
  { id, vat_id }: Checked,
  answer: ViesAnswer,
): Promise<void> {
  const { state } = answer
  const kept = await change.db
    .updateTable('customers')
    .set({
      ...NOTHING,
      vat_id_state: state,
      ...(state !== 'unavailable' && { vat_id_checked_at: new Date() }),
      ...(answer.state === 'valid' && {
        vat_id_name: answer.name,
        vat_id_address: answer.address,
        vat_id_reference: answer.reference,
      }),
    })
    .where('id', '=', id)
    .where('vat_number', '=', vat_id)
    .where('vat_id_state', 'in', ['asked', 'unavailable'])
    .returning('id')
    .executeTakeFirst()
  if (!kept) return
  const after = { vat_id_state: state }
  await change.audit({ noun: 'customer', id, action: 'vat_id_checked', after })
  change.broadcast('collection:customers', { access: staff('customers', 'view') })
}
