import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { SomeBug } from '../bug-calls.ts'

const DATES = ['created', 'updated', 'closed', 'deleted'] as const

/** When it was reported, changed, finished. */
export function DatesSection({ item }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <Facts>
      {DATES.map((name) => {
        const date = item[name]
        if (date === null) return null
        return (
          <Fact key={name} label={t(`dates.${name}`)}>
            <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </Fact>
        )
      })}
    </Facts>
  )
}
