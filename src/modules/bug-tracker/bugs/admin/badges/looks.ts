import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconBan,
  IconChevronDown,
  IconChevronsUp,
  IconChevronUp,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconCircleHalf2,
  IconCircleX,
  IconCopy,
  IconEqual,
  IconEyeOff,
  IconMessageQuestion,
  IconPoint,
  IconRotateClockwise,
  IconShieldCheck,
  IconSquareRotated,
  IconTool,
} from '@tabler/icons-react'
import type { Priority, Severity, Status } from '../../bug-values.ts'
import type { Look } from './mark.tsx'

/** Every value has a shape of its own; the colour only supports it. */
export const STATUS_LOOKS: Readonly<Record<Status, Look>> = {
  new: { icon: IconCircleDashed, tone: 'info' },
  triaged: { icon: IconCircle, tone: 'info' },
  accepted: { icon: IconCircleDot, tone: 'info' },
  in_progress: { icon: IconCircleHalf2, tone: 'info' },
  needs_info: { icon: IconMessageQuestion, tone: 'warn' },
  reopened: { icon: IconRotateClockwise, tone: 'warn' },
  fixed: { icon: IconTool, tone: 'good' },
  verified: { icon: IconShieldCheck, tone: 'good' },
  closed: { icon: IconCircleCheck, tone: 'good' },
  duplicate: { icon: IconCopy, tone: 'neutral' },
  wontfix: { icon: IconCircleX, tone: 'neutral' },
  not_reproducible: { icon: IconEyeOff, tone: 'neutral' },
}

export const SEVERITY_LOOKS: Readonly<Record<Severity, Look>> = {
  trivial: { icon: IconPoint, tone: 'neutral' },
  minor: { icon: IconSquareRotated, tone: 'neutral' },
  major: { icon: IconAlertTriangle, tone: 'warn' },
  critical: { icon: IconAlertOctagon, tone: 'bad' },
  blocker: { icon: IconBan, tone: 'bad' },
}

export const PRIORITY_LOOKS: Readonly<Record<Priority, Look>> = {
  low: { icon: IconChevronDown, tone: 'neutral' },
  normal: { icon: IconEqual, tone: 'neutral' },
  high: { icon: IconChevronUp, tone: 'warn' },
  urgent: { icon: IconChevronsUp, tone: 'bad' },
}
