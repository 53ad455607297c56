import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { messages } from '../../../messages.ts'
import type { Priority, Severity, Status } from '../../bug-values.ts'
import { PRIORITY_LOOKS, SEVERITY_LOOKS, STATUS_LOOKS } from './looks.ts'
import { Mark } from './mark.tsx'
import { useColours } from './use-colours.ts'

type Props<V> = { value: V; isCompact?: boolean }

export function StatusMark({ value, isCompact }: Props<Status>) {
  const t = useMessages(messages)
  const { icon: Icon, tone } = STATUS_LOOKS[value]
  const label = t(`choices.status.${value}`)
  if (isCompact) return <Mark icon={Icon} tone={tone} label={label} isCompact />
  return <StatusBadge label={label} tone={tone} icon={<Icon size={14} stroke={2} aria-hidden />} />
}

export function SeverityMark({ value, isCompact }: Props<Severity>) {
  const t = useMessages(messages)
  const colour = useColours().severity[value]
  const label = t(`choices.severity.${value}`)
  return <Mark {...SEVERITY_LOOKS[value]} colour={colour} label={label} isCompact={isCompact} />
}

export function PriorityMark({ value, isCompact }: Props<Priority>) {
  const t = useMessages(messages)
  const colour = useColours().priority[value]
  const label = t(`choices.priority.${value}`)
  return <Mark {...PRIORITY_LOOKS[value]} colour={colour} label={label} isCompact={isCompact} />
}
