import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { address } from '#kernel/admin/fields/structured/address-field.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { NewAddress } from '#modules/auth/accounts/person.ts'
import { adminTexts, formWords } from '../../admin/messages.ts'
import type { AddressItem } from '../address.calls.ts'

export type Proposal = Partial<Pick<NewAddress, 'first_name' | 'last_name' | 'company'>>

type Props = {
  /** Undefined: the dialog is closed. */
  edited: AddressItem | 'new' | undefined
  proposal: Proposal
  onSave(given: NewAddress, edited: AddressItem | undefined): Promise<unknown>
  onClose(): void
}

const isCompany = ({ place }: Readonly<Record<string, unknown>>) =>
  typeof place === 'object' && place !== null && 'type' in place && place.type === 'company'

const FIELDS = {
  place: address({ required: true }),
  company: text({ required: true, max: 160, when: isCompany }),
}
const AddressValues = z.object({ place: z.looseObject({}), company: z.string() })

export function AddressDialog({ edited, proposal, onSave, onClose }: Props) {
  const t = useTexts(adminTexts)
  const stored = edited === 'new' ? undefined : edited
  return (
    <FieldsDialog
      isOpen={edited !== undefined}
      title={t(stored ? 'addresses.editTitle' : 'addresses.addTitle')}
      submit={t(stored ? 'addresses.save' : 'addresses.add')}
      size="lg"
      fields={FIELDS}
      words={wordsOf(formWords, 'address')}
      schema={AddressValues}
      start={startOf(stored ?? proposal)}
      faultName={(name) => (name === 'company' ? name : `place.${name}`)}
      onSubmit={({ place, company }) => onSave(toAddress({ ...place, company }), stored)}
      onClose={onClose}
    />
  )
}

/** What the address book may hold; parts that belong to its keeping are left out. */
function toAddress(given: object): NewAddress {
  return z.object(NewAddress.shape).parse(given)
}

function startOf({ company = '', ...place }: Partial<NewAddress>) {
  return { company, place: { type: company ? 'company' : 'person', country: 'DE', ...place } }
}
