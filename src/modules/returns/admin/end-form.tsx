import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { needsReason, stepOf } from '../returns/life-cycle.ts'
import { returnSteps } from '../returns/return.calls.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { adminMessages } from './messages.ts'

/** The ends that have to be explained; and the button for goods that were inspected before. */
export function EndForm({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const [reason, setReason] = useState('')
  const allows = (action: 'accept' | 'reject' | 'close') =>
    stepOf(action, item) !== undefined && can(returnSteps[action].access)
  const mayReject = allows('reject')
  const mayClose = allows('close') && needsReason('close', item)
  const request = { params: { id: item._id }, body: { version: item.version } }
  const reasoned = { ...request, body: { ...request.body, reason: reason.trim() } }
  const reject = async () => {
    if (!(await confirm({ title: t('end.rejectConfirm'), yes: t('end.reject') }))) return
    const work = () => call(returnSteps.reject, reasoned)
    if (await attempt(work, t('end.rejected'))) await reload()
  }
  const close = async () => {
    if (await attempt(() => call(returnSteps.close, reasoned), t('end.closed'))) await reload()
  }
  const accept = async () => {
    const work = () => call(returnSteps.accept, request)
    if (await attempt(work, t('returns.done.accept'))) await reload()
  }
  return (
    <Stack gap="sm" mt="sm">
      {item.state === 'inspected' && allows('accept') && can(staff('orders', 'publish')) && (
        <Button fullWidth loading={isBusy} onClick={() => void accept()}>
          {t('lines.decide')}
        </Button>
      )}
      {(mayReject || mayClose) && (
        <Textarea
          label={t('end.reason')}
          description={mayReject ? t('end.rejectHint') : undefined}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Group gap="sm">
        {mayReject && (
          <Button
            variant="default"
            disabled={reason.trim() === ''}
            loading={isBusy}
            onClick={() => void reject()}
          >
            {t('end.reject')}
          </Button>
        )}
        {mayClose && (
          <Button
            variant="default"
            disabled={reason.trim() === ''}
            loading={isBusy}
            onClick={() => void close()}
          >
            {t('end.close')}
          </Button>
        )}
      </Group>
      {dialog}
    </Stack>
  )
}
