import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { SomeBug } from '../bug-calls.ts'
import classes from './dates-section.module.css'

const DATES = ['created', 'updated', 'closed', 'deleted'] as const

/** When it was reported, changed, finished. */
export function DatesSection({ item }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <dl className={classes.dates}>
      {DATES.map((name) => {
        const date = item[name]
        if (date === null) return null
        return (
          <div key={name} className={classes.date}>
            <dt>{t(`dates.${name}`)}</dt>
            <dd>
              <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
