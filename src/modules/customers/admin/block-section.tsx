import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { blockCustomer } from '../customer.calls.ts'
import type { Customer } from '../customer.ts'
import { adminMessages } from './messages.ts'

/** Whether somebody may order, and the button that changes it. */
export function BlockSection(props: ItemProps<Customer>) {
  return props.item.is_blocked ? <Blocked {...props} /> : <BlockForm {...props} />
}

function Blocked({ item, reload }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const mayEnd = useCan()(blockCustomer.access)
  const { attempt, isBusy } = useAttempt()
  const end = async () => {
    const body = { version: item.version, is_blocked: false }
    const work = () => call(blockCustomer, { params: { id: item._id }, body })
    if (await attempt(work, t('block.ended'))) await reload()
  }
  return (
    <Stack gap="sm">
      <Text>{t('block.text')}</Text>
      {item.block_reason && (
        <Text c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {item.block_reason}
        </Text>
      )}
      {mayEnd && (
        <Button variant="default" loading={isBusy} onClick={() => void end()}>
          {t('block.end')}
        </Button>
      )}
    </Stack>
  )
}

function BlockForm({ item, reload }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const mayBlock = useCan()(blockCustomer.access)
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [reason, setReason] = useState('')
  const block = async () => {
    if (!(await confirm({ title: t('block.confirm'), yes: t('block.label') }))) return
    const body = { version: item.version, is_blocked: true, reason }
    const work = () => call(blockCustomer, { params: { id: item._id }, body })
    if (await attempt(work, t('block.done'))) await reload()
  }
  if (!mayBlock) return <Text c="dimmed">{t('block.none')}</Text>
  return (
    <Stack gap="sm">
      <Textarea
        label={t('block.reason')}
        description={t('block.hint')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button variant="default" loading={isBusy} onClick={() => void block()}>
        {t('block.label')}
      </Button>
      {dialog}
    </Stack>
  )
}
