import type { ReactNode } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import classes from './facts.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** 'vor 3 Stunden', or 'nie'. */
export function Moment({ date }: { date: string | null }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (date === null) return t('never')
  return <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
}
