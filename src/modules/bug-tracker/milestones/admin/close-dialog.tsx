import { useMemo } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/choice-fields.ts'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { sourceOf } from '../../admin/pickers.tsx'
import { adminTexts, adminWords } from '../../admin/texts.ts'
import { closeMilestone, listMilestones } from '../milestone.calls.ts'
import type { Milestone } from '../milestone.ts'

const Answer = z.object({ way: z.enum(['move', 'drop']), moveTo: z.string().nullable() })

type Props = {
  milestone: Milestone
  isOpen: boolean
  onClose(): void
  onClosed(): Promise<unknown>
}

/** What becomes of bugs that are not done: another milestone, or none. */
export function CloseDialog({ milestone, isOpen, onClose, onClosed }: Props) {
  const t = useTexts(adminTexts)
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
