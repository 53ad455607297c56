import { Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { ModuleShare } from '../../../people/person.calls.ts'
import { recordWord } from '../../messages-held.ts'
import { heldRecords } from './held-records.ts'

/** How much of a person each module holds. */
export function Shares({ shares }: { shares: readonly ModuleShare[] }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const held = shares
    .map((share) => ({ ...share, records: heldRecords(share) }))
    .filter(({ records }) => records.length > 0)
  if (held.length === 0) return <Text c="dimmed">{t('shares.none')}</Text>
  return (
    <Lines>
      {held.map(({ module, label, records }) => (
        <Line
          key={module}
          name={label[lang]}
          note={records.map(({ key, count }) => `${recordWord(key, lang)}: ${count}`).join(' · ')}
        />
      ))}
    </Lines>
  )
}
