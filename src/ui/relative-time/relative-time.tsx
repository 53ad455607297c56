import { useSyncExternalStore } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { currentMinute, onMinute } from './minute-clock.ts'
import { formatExact, formatRelative } from './relative.ts'

export interface RelativeTimeProps {
  /** ISO 8601. */
  date: string
  locale: string
  /** The browser's own by default. */
  timeZone?: string
}

/** "vor 3 Stunden" with the exact moment on hover; an unreadable date is shown as it is. */
export function RelativeTime({ date, locale, timeZone }: RelativeTimeProps) {
  useSyncExternalStore(onMinute, currentMinute, currentMinute)
  const moment = Date.parse(date)
  if (Number.isNaN(moment)) return <span>{date}</span>
  return (
    <Tooltip label={formatExact(moment, { locale, timeZone })}>
      <time dateTime={date}>{formatRelative(moment, Date.now(), locale)}</time>
    </Tooltip>
  )
}
