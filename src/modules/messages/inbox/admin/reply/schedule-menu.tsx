import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { Timestamp } from '#kernel/contract/fields.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import { laterMoments } from '../moments.ts'

const Chosen = z.object({
  moment: Timestamp.refine((moment) => Date.parse(moment) > Date.now(), { error: 'past' }),
})
const FIELDS = { moment: dateTime({ required: true }) }

/** When a reply goes out: at a usual time, or at any other. */
export function ScheduleMenu({ send }: { send(sendAt: Date): void }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const [isChoosing, setChoosing] = useState(false)
  const times = laterMoments()
  const usual = (['tomorrow', 'nextWeek'] as const).map((key) => ({
    key,
    label: `${t(`tools.${key}`)} (${formatMoment(times[key], lang)})`,
    onSelect: () => send(times[key]),
  }))
  const other = { key: 'other', label: t('reply.choose'), onSelect: () => setChoosing(true) }
  return (
    <>
      <PopupMenu
        label={t('reply.schedule')}
        trigger={<Button variant="subtle">{t('reply.schedule')}</Button>}
        items={[...usual, other]}
      />
      <FieldsDialog
        isOpen={isChoosing}
        title={t('reply.chooseTitle')}
        text={t('reply.chooseText')}
        submit={t('reply.chooseSubmit')}
        fields={FIELDS}
        words={wordsOf(adminWords, 'schedule')}
        schema={Chosen}
        isStep
        onSubmit={async ({ moment }) => {
          send(new Date(moment))
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
