import { useMessages } from '#kernel/admin/session.tsx'
import type { MailState } from '#kernel/contract/mail-outbox.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { mailMessages } from '../messages.ts'

export const MAIL_TONES: Readonly<Record<MailState, StatusTone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  kept: 'warn',
  expired: 'neutral',
}

export function MailStateBadge({ state }: { state: MailState }) {
  const t = useMessages(mailMessages)
  return <StatusBadge label={t(`outbox.choices.state.${state}`)} tone={MAIL_TONES[state]} />
}
