import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { SMALL_ICON } from '../icon-size.ts'
import { RelativeTime } from '../relative-time/relative-time.tsx'
import classes from './entry-list.module.css'
import {
  ENTRY_LIST_COLUMNS,
  ENTRY_LIST_COUNT,
  type ListedEntry,
  NEW_ENTRY_TITLE,
  sortEntries,
} from './sort-entries.ts'

interface EntryListProps<Entry extends ListedEntry> {
  entries: readonly Entry[]
  /** What stands below the title of an entry. */
  renderBody: (entry: Entry) => ReactNode
  /** Whether the user may update; only then the add control shows. */
  canUpdate: boolean
  /** Gets the template of the new entry. */
  onAdd: (template: { title: string }) => void
  labels: { list: string; add: string; more: string }
  locale: string
  /** Entries shown at first and added by "more". */
  count?: number
  columns?: number
}

/** Entries newest first, a few at a time, with a control to add one for those who may. */
export function EntryList<Entry extends ListedEntry>({
  entries,
  renderBody,
  canUpdate,
  onAdd,
  labels,
  locale,
  count = ENTRY_LIST_COUNT,
  columns = ENTRY_LIST_COLUMNS,
}: EntryListProps<Entry>) {
  const [shown, setShown] = useState(count)
  const sorted = sortEntries(entries)

  return (
    <div className={classes.root}>
      {canUpdate && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconPlus {...SMALL_ICON} />}
          onClick={() => onAdd({ title: NEW_ENTRY_TITLE })}
        >
          {labels.add}
        </Button>
      )}
      <ul
        aria-label={labels.list}
        className={classes.grid}
        style={{ gridTemplateColumns: gridColumns(columns) }}
      >
        {sorted.slice(0, shown).map((entry) => (
          <li key={entry._id}>
            <article className={classes.entry}>
              <h3 className={classes.title}>{entry.title}</h3>
              {entry.publish_date && (
                <p className={classes.date}>
                  <RelativeTime date={entry.publish_date} locale={locale} />
                </p>
              )}
              {renderBody(entry)}
            </article>
          </li>
        ))}
      </ul>
      {shown < sorted.length && (
        <Button variant="subtle" className={classes.more} onClick={() => setShown(shown + count)}>
          {labels.more}
        </Button>
      )}
    </div>
  )
}

/** Up to `columns` in a row, fewer where an entry would get narrower than 16rem. */
function gridColumns(columns: number): string {
  const share = `(100% - ${columns - 1} * var(--mantine-spacing-md)) / ${columns}`
  return `repeat(auto-fill, minmax(min(100%, max(16rem, ${share})), 1fr))`
}
