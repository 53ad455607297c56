import { Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { OPEN_STATES, type ReturnState } from '../returns/life-cycle.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { adminMessages } from './messages.ts'

const DAY_MS = 86_400_000
const SOON = 3
const OPEN: readonly ReturnState[] = OPEN_STATES

/** The clock of the law: until when the money is back, and how long that is. */
export function DueText({ item: { due, state } }: { item: Pick<GoodsReturn, 'due' | 'state'> }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (!due) return <Text c="dimmed">–</Text>
  if (!OPEN.includes(state)) return <Text c="dimmed">{formatDay(due, lang)}</Text>
  const count = Math.round((Date.parse(due) - Date.parse(dayInBerlin())) / DAY_MS)
  return (
    <Text c={count <= SOON ? 'var(--k-bad)' : undefined}>
      {formatDay(due, lang)} · {count < 0 ? t('overdue') : t('dueIn', { count })}
    </Text>
  )
}
