import { Checkbox, Select } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { pageState, togglePage } from '#kernel/admin/browse/rows/selection.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { columnsOf, stepInGrid } from '../picker/grid-steps.ts'
import { browserTexts } from '../texts.ts'
import classes from './file-grid.module.css'
import { FileTile } from './file-tile.tsx'
import type { FileBrowse } from './use-file-browse.ts'

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

/** The arrows go from tile to tile, as they lie on the screen. */
function useGridKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    const tiles = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = tiles.findIndex((tile) => tile.contains(target))
    const to = stepInGrid(key, { at, count: tiles.length, columns: columnsOf(tiles) })
    if (to === undefined) return
    event.preventDefault()
    tiles[to]?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  }
}

/** Tiles have no heads to click on. */
function SortChoice({ browse }: { browse: FileBrowse }) {
  const t = useTexts(browserTexts)
  return (
    <Select
      className={classes.sort}
      size="xs"
      aria-label={t('sort.label')}
      value={browse.state.sort}
      allowDeselect={false}
      onChange={(sort) => browse.change({ sort: sort ?? browse.collection.sort })}
      data={[
        { value: '-created', label: t('sort.created') },
        { value: 'created', label: t('sort.createdUp') },
        { value: 'name', label: t('sort.name') },
        { value: '-name', label: t('sort.nameDown') },
        { value: '-size', label: t('sort.size') },
        { value: 'size', label: t('sort.sizeUp') },
        { value: '-updated', label: t('sort.updated') },
        { value: 'updated', label: t('sort.updatedUp') },
      ]}
    />
  )
}
