import { Button, Text } from '@mantine/core'
import { IconCircleCheck, IconRotateClockwise } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/texts.ts'
import { closeMilestone, reopenMilestone } from '../milestone.calls.ts'
import type { Milestone } from '../milestone.ts'
import { CloseDialog } from './close-dialog.tsx'

/** Closes a milestone once its bugs are done or moved (T3), and opens it again. */
export function ClosingSection({ item, reload }: ItemProps<Milestone>) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const mayEdit = useCan()(staff('bug-tracker', 'edit'))
  const [isAsking, setAsking] = useState(false)
  const { _id, title, version, closed, progress } = item
  const params = { id: _id }
  const renew = async () => {
    await client.invalidateQueries({ queryKey: ['collection'] })
    await reload()
  }
  const close = () => call(closeMilestone, { params, body: { version } })
  const reopen = () => call(reopenMilestone, { params, body: { version } })
  const run = async (work: () => Promise<unknown>, done: string) => {
    await attempt(work, done)
    await renew()
  }
  if (closed !== null) {
    return (
      <>
        <Text>{t('milestone.wasClosed', { at: formatMoment(closed, lang) })}</Text>
        {mayEdit && (
          <Button
            variant="default"
            leftSection={<IconRotateClockwise {...SMALL_ICON} />}
            onClick={() => void run(reopen, t('milestone.reopened', { title }))}
          >
            {t('milestone.reopen')}
          </Button>
        )}
      </>
    )
  }
  const isReady = progress.open === 0
  return (
    <>
      <Text>
        {isReady
          ? t('milestone.closeReady')
          : `${t('milestone.closeOpen', { count: progress.open })} ${t('milestone.closeRule')}`}
      </Text>
      {mayEdit && (
        <Button
          variant={isReady ? 'filled' : 'default'}
          leftSection={<IconCircleCheck {...SMALL_ICON} />}
          onClick={() =>
            isReady ? void run(close, t('milestone.done', { title })) : setAsking(true)
          }
        >
          {t('milestone.close')}
        </Button>
      )}
      <CloseDialog
        milestone={item}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onClosed={renew}
      />
    </>
  )
}
