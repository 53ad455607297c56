import { Checkbox } from '@mantine/core'
import { pageState, togglePage } from '#kernel/admin/browse/rows/selection.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { browserTexts } from '../texts.ts'
import classes from './file-grid.module.css'
import { FileTile } from './file-tile.tsx'
import { SortChoice } from './sort-choice.tsx'
import type { FileBrowse } from './use-file-browse.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** Tiles that fill the first screen load at once, the rest when it comes into sight. */
const IN_SIGHT = 18

/** The files as pictures. */
export function FileGrid({ browse, canChoose }: { browse: FileBrowse; canChoose: boolean }) {
  const t = useTexts(browserTexts)
  const { shown, entries, selection, select, rows } = browse
  const onKeyDown = useGridKeys()
  const chosen = pageState(selection, entries)
  return (
    <div className={classes.frame} data-fetching={rows.isPlaceholderData || undefined}>
      <div className={classes.head}>
        {canChoose && (
          <Checkbox
            size="xs"
            label={t('grid.selectPage')}
            checked={chosen === 'all'}
            indeterminate={chosen === 'some'}
            onChange={() => select(togglePage(selection, entries))}
          />
        )}
        <SortChoice browse={browse} />
      </div>
      <ul className={classes.grid} aria-label={t('grid.label')} onKeyDown={onKeyDown}>
        {shown.map((file, place) => (
          <FileTile
            key={file._id}
            browse={browse}
            file={file}
            place={place}
            canChoose={canChoose}
            isEager={place < IN_SIGHT}
          />
        ))}
      </ul>
    </div>
  )
}
