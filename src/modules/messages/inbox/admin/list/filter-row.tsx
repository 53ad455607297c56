import { Button } from '@mantine/core'
import { FilterPill } from '#kernel/admin/browse/filters/filter-pill.tsx'
import classes from '#kernel/admin/browse/toolbar.module.css'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { adminMessages, adminWords } from '../../../admin/messages.ts'
import type { InboxLocation } from '../use-inbox.ts'
import { FILTER_NAMES, INBOX_FILTERS } from './inbox-filters.ts'

const WORDS = wordsOf(adminWords, 'inbox')

/** The chips of every list: dashed while open to anything, solid once they narrow the box. */
export function FilterRow({ location }: { location: InboxLocation }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isNarrowed = Object.keys(location.filters).length > 0
  return (
    <fieldset aria-label={t('list.filters')} className={classes.filters}>
      {FILTER_NAMES.map((name) => {
        const filter = INBOX_FILTERS[name]
        return (
          <FilterPill
            key={name}
            browse={{ words: WORDS[lang] }}
            name={name}
            filter={filter}
            value={filter.parse(location.filters[name] ?? [])}
            onChange={(value) =>
              location.filter(name, value === undefined ? [] : filter.format(value))
            }
          />
        )
      })}
      {isNarrowed && (
        <Button variant="subtle" size="compact-sm" onClick={() => location.show({ filters: {} })}>
          {t('list.unfilter')}
        </Button>
      )}
    </fieldset>
  )
}
