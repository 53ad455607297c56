import { IconCircleCheck, IconCircleDashed, IconClockExclamation } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminTexts } from '../../admin/texts.ts'
import type { Milestone } from '../milestone.ts'

const SIGN = { size: 14, stroke: 2, 'aria-hidden': true } as const

/** Open, closed, or later than planned. */
export function MilestoneState({ milestone }: { milestone: Pick<Milestone, 'closed' | 'due'> }) {
  const t = useTexts(adminTexts)
  const { closed, due } = milestone
  if (closed !== null) {
    const sign = <IconCircleCheck {...SIGN} />
    return <StatusBadge tone="good" icon={sign} label={t('milestone.closed')} />
  }
  if (due !== null && due < today()) {
    const sign = <IconClockExclamation {...SIGN} />
    return <StatusBadge tone="bad" icon={sign} label={t('milestone.overdue')} />
  }
  return (
    <StatusBadge tone="info" icon={<IconCircleDashed {...SIGN} />} label={t('milestone.open')} />
  )
}

/** '2026-11-15', where the business is. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
