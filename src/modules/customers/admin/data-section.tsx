import { Button, Stack, Text } from '@mantine/core'
import { IconDownload, IconGitMerge, IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { EraseDialog, MergeDialog } from '#modules/people/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { eraseCustomer, exportCustomer, mergeCustomers } from '../customer.calls.ts'
import type { Customer } from '../customer.ts'
import { adminMessages } from './messages.ts'
import { CUSTOMERS } from './paths.ts'

/** What the law grants a customer, and the way out of double entries: all of it is the person's. */
export function DataSection({ item }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const [asked, ask] = useState<'merge' | 'erase'>()
  const close = () => ask(undefined)
  const person = { _id: item.person, account: item.account }
  const download = async () => {
    const held = await call(exportCustomer, { params: { id: item._id }, query: {} })
    const name = `kontor-daten-${dayInBerlin()}.json`
    downloadText({ name, type: 'application/json', content: JSON.stringify(held, null, 2) })
  }
  return (
    <Stack gap="sm">
      {can(mergeCustomers.access) && (
        <Button
          variant="default"
          leftSection={<IconGitMerge {...SMALL_ICON} />}
          onClick={() => ask('merge')}
        >
          {t('data.merge')}
        </Button>
      )}
      {can(exportCustomer.access) && (
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload {...SMALL_ICON} />}
          onClick={() => void attempt(download, t('data.exported'))}
        >
          {t('data.export')}
        </Button>
      )}
      {item.account && <Text c="dimmed">{t('data.account')}</Text>}
      {!item.account && can(eraseCustomer.access) && (
        <Button
          color="red"
          variant="light"
          leftSection={<IconUserX {...SMALL_ICON} />}
          onClick={() => ask('erase')}
        >
          {t('data.erase')}
        </Button>
      )}
      {asked === 'merge' && (
        <MergeDialog person={person} pathOf={(id) => `${CUSTOMERS}/${id}`} onClose={close} />
      )}
      {asked === 'erase' && <EraseDialog person={person} back={CUSTOMERS} onClose={close} />}
    </Stack>
  )
}
