import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/messages.ts'
import type { AddressItem } from '../address.calls.ts'
import { AddressDialog, type Proposal } from './address-dialog.tsx'
import { AddressLine } from './address-line.tsx'
import classes from './addresses.module.css'
import { useAddresses } from './use-addresses.ts'

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
  const t = useTexts(adminTexts)
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
