import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { notify } from '#ui/notification/notify.tsx'
import type { SomeEntry } from './entry-form.ts'
import { adminTexts, adminWords } from './texts.ts'
import { planAll, writtenIn } from './workflow.ts'

const FIELDS = { publish_at: dateTime(), expire_at: dateTime() }
const Moment = z.string().nullish()
const Given = z.object({ publish_at: Moment, expire_at: Moment })

type Props = {
  entry: SomeEntry
  isOpen: boolean
  onClose(): void
  onDone(): Promise<void>
}

/** When all languages of an entry appear and disappear; nothing given takes the plan back. */
export function PlanDialog({ entry, isOpen, onClose, onDone }: Props) {
  const t = useTexts(adminTexts)
  const state = writtenIn(entry)[0]?.state
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('plan.title')}
      text={t('plan.text')}
      submit={t('plan.submit')}
      fields={FIELDS}
      words={wordsOf(adminWords, 'plan')}
      schema={Given}
      start={{ publish_at: state?.publish_at ?? null, expire_at: state?.expire_at ?? null }}
      onSubmit={async ({ publish_at, expire_at }) => {
        await planAll(entry, { publish_at: publish_at || null, expire_at: expire_at || null })
        notify({ content: t('plan.done') })
        await onDone()
      }}
      onClose={onClose}
    />
  )
}
