import type { CellProps } from '#kernel/admin/collection/definition.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminWords } from '../../admin/messages.ts'
import type { NewsletterSending } from '../sending.ts'
import type { SendingState } from '../sending-values.ts'

const TONES: Readonly<Record<SendingState, StatusTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  preparing: 'info',
  running: 'info',
  paused: 'warn',
  missed: 'bad',
  finished: 'good',
  cancelled: 'neutral',
}

export function SendingStatus({ item }: { item: NewsletterSending }) {
  return <StateBadge state={item.state} />
}

export function StateCell({ value }: CellProps<NewsletterSending, 'state'>) {
  return <StateBadge state={value} />
}

export function StateBadge({ state }: { state: SendingState }) {
  const t = useMessages(adminWords)
  return <StatusBadge tone={TONES[state]} label={t(`sendings.choices.state.${state}`)} />
}
