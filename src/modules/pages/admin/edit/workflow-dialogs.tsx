import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { multiline } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import type { Draft } from '../../contract-drafts.ts'
import { editTexts, formWords } from '../texts.ts'
import type { Workflow } from './use-workflow.ts'

export type Asked = 'publish' | 'review' | 'decline' | 'schedule'

type Props = { asked: Asked | undefined; draft: Draft; work: Workflow; onClose(): void }

const Note = z.object({ note: z.string().max(1000) })
const Times = z.object({ publish_at: z.string().nullable(), expire_at: z.string().nullable() })
const NOTE_FIELDS = { note: multiline({ max: 1000, rows: 2 }) }
const TIME_FIELDS = { publish_at: dateTime(), expire_at: dateTime() }

/** What is asked before a draft goes its way; what the server refuses stays in the dialog. */
export function WorkflowDialogs({ asked, draft, work, onClose }: Props) {
  const t = useTexts(editTexts)
  const notes = (['publish', 'review', 'decline'] as const).map((kind) => (
    <FieldsDialog
      key={kind}
      isOpen={asked === kind}
      title={t(`dialog.${kind}Title`)}
      text={kind === 'publish' ? t('dialog.publishText') : undefined}
      submit={t(`act.${kind}`)}
      fields={NOTE_FIELDS}
      words={wordsOf(formWords, 'note')}
      schema={Note}
      onClose={onClose}
      onSubmit={({ note }) => work[kind](note)}
    />
  ))
  return (
    <>
      {notes}
      <FieldsDialog
        isOpen={asked === 'schedule'}
        title={t('dialog.scheduleTitle')}
        submit={t('act.schedule')}
        fields={TIME_FIELDS}
        words={wordsOf(formWords, 'schedule')}
        schema={Times}
        start={{ publish_at: draft.publish_at, expire_at: draft.expire_at }}
        onClose={onClose}
        onSubmit={work.schedule}
      />
    </>
  )
}
