import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from './messages.ts'

/** 'vor 3 Stunden', or 'nie'. */
export function Moment({ date }: { date: string | null }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (date === null) return t('never')
  return <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
}
