import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { multiline } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { notify } from '#ui/notification/notify.tsx'
import type { SomeEntry } from '../entry-form.ts'
import { adminMessages, adminWords } from '../messages.ts'
import { declineAll, isInReview, isPublishable, reviewAll } from './workflow.ts'

const FIELDS = { note: multiline({ max: 1000, rows: 3 }) }
const Note = z.object({ note: z.string().max(1000) })

type Step = 'ask' | 'decline'
type Props = { entry: SomeEntry; onDone(): Promise<void> }

/** Asks those who may publish to look at the drafts, or gives them back with a word why. */
export function ReviewSteps({ entry, onDone }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const [step, setStep] = useState<Step>()
  const isAsked = isInReview(entry)
  const mayAsk = can(staff('entries', 'edit')) && isPublishable(entry) && !isAsked
  const mayDecline = can(staff('entries', 'publish')) && isAsked
  if (entry.deleted !== null) return null
  return (
    <Group grow>
      {mayAsk && (
        <Button variant="default" onClick={() => setStep('ask')}>
          {t('review.ask')}
        </Button>
      )}
      {mayDecline && (
        <Button variant="default" onClick={() => setStep('decline')}>
          {t('review.decline')}
        </Button>
      )}
      {(['ask', 'decline'] as const).map((kind) => (
        <FieldsDialog
          key={kind}
          isOpen={step === kind}
          title={t(`review.${kind}`)}
          text={t(`review.${kind}Text`)}
          submit={t(`review.${kind}`)}
          fields={FIELDS}
          words={wordsOf(adminWords, 'review')}
          schema={Note}
          onSubmit={async ({ note }) => {
            await (kind === 'ask' ? reviewAll(entry, note) : declineAll(entry, note))
            notify({ content: t(`review.${kind}Done`) })
            await onDone()
          }}
          onClose={() => setStep(undefined)}
        />
      ))}
    </Group>
  )
}
