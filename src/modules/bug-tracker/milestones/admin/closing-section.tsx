import { Button, Text } from '@mantine/core'
import { IconCircleCheck, IconRotateClockwise } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { sourceOf } from '../../admin/pickers.tsx'
import { closeMilestone, listMilestones, reopenMilestone } from '../milestone.calls.ts'
import type { Milestone } from '../milestone.ts'

const Answer = z.object({ way: z.enum(['move', 'drop']), moveTo: z.string().nullable() })

type Props = {
  milestone: Milestone
  isOpen: boolean
  onClose(): void
  onClosed(): Promise<unknown>
}

/** Closes a milestone once its bugs are done or moved (T3), and opens it again. */
export function ClosingSection({ item, reload }: ItemProps<Milestone>) {
  const t = useMessages(adminMessages)
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

/** What becomes of bugs that are not done: another milestone, or none. */
function CloseDialog({ milestone, isOpen, onClose, onClosed }: Props) {
  const t = useMessages(adminMessages)
  const { _id, title, version, progress } = milestone
  const fields = useMemo(() => fieldsFor(_id), [_id])
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('milestone.moveTitle')}
      text={`${t('milestone.closeOpen', { count: progress.open })} ${t('milestone.closeRule')}`}
      submit={t('milestone.moveYes')}
      fields={fields}
      words={wordsOf(adminWords, 'closeForm')}
      schema={Answer}
      start={{ way: 'move' }}
      onClose={onClose}
      onSubmit={async ({ way, moveTo }) => {
        const body = { version, moveTo: way === 'move' ? moveTo : null }
        await call(closeMilestone, { params: { id: _id }, body })
        notify({ content: t('milestone.done', { title }) })
        await onClosed()
      }}
    />
  )
}

function fieldsFor(id: string) {
  const others = sourceOf(`bug-milestone-beside-${id}`, async () => {
    const { milestones } = await call(listMilestones, {})
    return milestones
      .filter(({ _id, closed }) => _id !== id && closed === null)
      .map(({ _id, title }) => ({ value: _id, label: title }))
  })
  return {
    way: choice(['move', 'drop'], { required: true, look: 'segments' }),
    moveTo: reference(others, { required: true, when: ({ way }) => way === 'move' }),
  }
}
