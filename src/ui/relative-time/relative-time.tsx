import { useSyncExternalStore } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { formatExact, formatRelative } from './relative.ts'

interface RelativeTimeProps {
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

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One shared timer for all relative times on a page; it runs only while someone listens. */
export function onMinute(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current minute, so that renders within it agree. */
export const currentMinute = (): number => Math.floor(Date.now() / 60_000)
