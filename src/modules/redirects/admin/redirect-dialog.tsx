import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { forgetMissing } from '../missing-pages/missing-pages.calls.ts'
import { createRedirect } from '../redirect.calls.ts'
import { messages } from './messages.ts'

const Answer = z.object({ to: z.string().min(1) })
const FIELDS = { to: text({ required: true, max: 500, code: true }) }

type Props = { path: string | undefined; onClose(): void; onMade(): Promise<unknown> }

/** Where an address that does not exist should lead from now on. */
export function RedirectDialog({ path, onClose, onMade }: Props) {
  const t = useMessages(messages)
  const from = path ?? ''
  return (
    <FieldsDialog
      isOpen={path !== undefined}
      title={t('missing.dialog', { path: from })}
      submit={t('missing.submit')}
      fields={FIELDS}
      words={wordsOf(messages, 'target')}
      schema={Answer}
      onClose={onClose}
      onSubmit={async ({ to }) => {
        await call(createRedirect, { body: { from, to } })
        await call(forgetMissing, { query: { path: from } })
        notify({ content: t('missing.done', { path: from, to }) })
        await onMade()
      }}
    />
  )
}
