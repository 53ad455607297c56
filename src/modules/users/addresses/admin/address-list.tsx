import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { address } from '#kernel/admin/fields/structured/address-field.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { NewAddress } from '#modules/auth/accounts/person.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages, formWords } from '../../admin/messages.ts'
import type { AddressItem } from '../address.calls.ts'
import { AddressLine } from './address-line.tsx'
import classes from './addresses.module.css'
import { useAddresses } from './use-addresses.ts'

type Proposal = Partial<Pick<NewAddress, 'first_name' | 'last_name' | 'company'>>

type AddressDialogProps = {
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

type Props = {
  /** Absent: the own account. */
  userId: string | undefined
  isReadOnly: boolean
  /** What a new address starts with. */
  proposal: Proposal
  onChange?(): Promise<void>
}

/** All addresses with their defaults, and what can be done with each. */
export function AddressList({ userId, isReadOnly, proposal, onChange }: Props) {
  const t = useMessages(adminMessages)
  const book = useAddresses(userId, onChange)
  const [edited, setEdited] = useState<AddressItem | 'new'>()
  return (
    <SectionQuery query={book.query}>
      {(found) => (
        <Stack gap="md" align="flex-start">
          {found.addresses.length === 0 && <Text c="dimmed">{t('addresses.empty')}</Text>}
          {found.addresses.length > 0 && (
            <ul className={classes.list}>
              {found.addresses.map((address) => (
                <AddressLine
                  key={address.uuid}
                  address={address}
                  book={found}
                  changes={isReadOnly ? undefined : book}
                  onEdit={() => setEdited(address)}
                />
              ))}
            </ul>
          )}
          {!isReadOnly && (
            <Button
              variant="default"
              leftSection={<IconPlus {...SMALL_ICON} />}
              onClick={() => setEdited('new')}
            >
              {t('addresses.add')}
            </Button>
          )}
          <AddressDialog
            edited={edited}
            proposal={proposal}
            onSave={book.save}
            onClose={() => setEdited(undefined)}
          />
        </Stack>
      )}
    </SectionQuery>
  )
}

function AddressDialog({ edited, proposal, onSave, onClose }: AddressDialogProps) {
  const t = useMessages(adminMessages)
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
