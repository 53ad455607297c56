import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { multiline } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { extendRequest } from '../../data-request.calls.ts'
import type { DataRequest } from '../../data-request.ts'
import { adminMessages, adminWords } from '../messages.ts'
import { daysLeft } from './days-left.ts'

export const REASON = { reason: multiline({ required: true, max: 2000 }) }
export const Reason = z.object({ reason: z.string().trim().min(1) })

/** Until when the law wants an answer, and the one way to get more time. */
export function DeadlineSection({ item, reload }: ItemProps<DataRequest>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const mayEdit = useCan()(staff('data-requests', 'edit'))
  const [isAsking, setAsking] = useState(false)
  const { _id, version, due, state, isExtended, extendedBecause } = item
  if (due === null) return null
  const isOpen = state === 'open'
  return (
    <>
      <Text fw={550}>{t('deadline.until', { day: formatDay(due, lang) })}</Text>
      {isOpen && <DaysLeft due={due} />}
      {isExtended && (
        <Text c="dimmed">
          {extendedBecause
            ? t('deadline.extended', { reason: extendedBecause })
            : t('deadline.extendedOnly')}
        </Text>
      )}
      {isOpen && !isExtended && mayEdit && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('deadline.extend')}
        </Button>
      )}
      <FieldsDialog
        isOpen={isAsking}
        title={t('deadline.extendTitle')}
        text={t('deadline.extendText')}
        submit={t('deadline.extendTitle')}
        fields={REASON}
        words={wordsOf(adminWords, 'reasonForm')}
        schema={Reason}
        onClose={() => setAsking(false)}
        onSubmit={async ({ reason }) => {
          await call(extendRequest, { params: { id: _id }, body: { version, reason } })
          notify({ content: t('deadline.extendDone') })
          await reload()
        }}
      />
    </>
  )
}

function DaysLeft({ due }: { due: string }) {
  const t = useMessages(adminMessages)
  const left = daysLeft(due)
  if (left === 0) return <Text>{t('deadline.today')}</Text>
  if (left > 0) return <Text c="dimmed">{t('deadline.left', { count: left })}</Text>
  return (
    <Text c="red" fw={550}>
      {t('deadline.over', { count: -left })}
    </Text>
  )
}
