import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { ActionDialog } from '#kernel/admin/dialog/action-dialog.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { eraseForRequest } from '../data-request.calls.ts'
import type { DataRequest } from '../data-request.ts'
import { adminMessages } from './messages.ts'
import { Gone, Kept } from './sections/report-lines.tsx'

type Props = ItemProps<DataRequest> & { onClose(): void }

/** First what would go and what would stay, tried out; then, once somebody has checked who asks. */
export function EraseDialog({ item, reload, onClose }: Props) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [isChecked, setChecked] = useState(false)
  const params = { id: item._id }
  const look = useQuery({
    queryKey: ['erasure', 'data-request', item._id, item.version],
    queryFn: () => call(eraseForRequest, { params, body: { dryRun: true } }),
    gcTime: 0,
  })
  const erase = async () => {
    const person = look.data?.person ?? null
    const body = { dryRun: false, version: item.version, person } as const
    if (!(await attempt(() => call(eraseForRequest, { params, body }), t('erase.done')))) {
      // Who was merged meanwhile has to be looked at anew.
      setChecked(false)
      await look.refetch()
      return
    }
    onClose()
    await reload()
    await client.invalidateQueries({ queryKey: ['collection'] })
  }
  return (
    <ActionDialog
      title={t('erase.title')}
      submit={t('erase.submit')}
      isDanger
      isBusy={isBusy}
      isReady={look.data !== undefined && isChecked}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <SectionQuery query={look} lines={5}>
        {({ shares, kept }) => (
          <Stack gap="md">
            <div>
              <Text fw={550}>{t('erase.goes')}</Text>
              <Gone shares={shares} />
            </div>
            <div>
              <Text fw={550}>{t('erase.stays')}</Text>
              <Kept kept={kept} />
            </div>
            <Checkbox
              data-autofocus
              checked={isChecked}
              label={t('erase.checked')}
              onChange={(event) => setChecked(event.currentTarget.checked)}
            />
          </Stack>
        )}
      </SectionQuery>
    </ActionDialog>
  )
}
