import { Checkbox, Select } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import { pageState, togglePage } from '#kernel/admin/browse/rows/selection.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import type { StoredFile } from '../../file.ts'
import { columnsOf, stepInGrid } from '../picker/grid-steps.ts'
import { FilePicture } from '../preview/file-picture.tsx'
import type { FileBrowse } from '../use-file-browse.ts'
import classes from './file-grid.module.css'
import { FileMarks } from './file-marks.tsx'

/** As the grid's columns are laid out. */
const SIZES = '(max-width: 639px) 46vw, (max-width: 1199px) 24vw, 220px'

type Props = {
  browse: FileBrowse
  file: StoredFile
  place: number
  canChoose: boolean
  isEager: boolean
}

/** Tiles that fill the first screen load at once, the rest when it comes into sight. */
const IN_SIGHT = 18

/** The files as pictures. */
export function FileGrid({ browse, canChoose }: { browse: FileBrowse; canChoose: boolean }) {
  const t = useMessages(browserMessages)
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
  const t = useMessages(browserMessages)
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

function FileTile({ browse, file, place, canChoose, isEager }: Props) {
  const t = useMessages(browserMessages)
  const { lang } = useSession().user
  const { selection, choose, pathOf, openId } = browse
  const isChosen = selection.has(file._id)
  const { name, kind, size } = file
  const click = (event: MouseEvent) => {
    if (!canChoose || !choosesInstead(event, selection.size > 0)) return
    event.preventDefault()
    choose(place, event.shiftKey)
  }
  return (
    <li
      className={classes.tile}
      data-row={place}
      data-chosen={isChosen || undefined}
      data-open={openId === file._id || undefined}
    >
      <Link
        to={pathOf(file)}
        preventScrollReset
        className={classes.open}
        data-row-link
        onClick={click}
      >
        <span className={classes.picture}>
          <FilePicture file={file} sizes={SIZES} isEager={isEager} />
        </span>
        <span className={classes.name} title={name}>
          {name}
        </span>
      </Link>
      <span className={classes.facts}>
        {t(`files.choices.kind.${kind}`)} · {fileSize(size, lang)}
        <FileMarks file={file} />
      </span>
      {canChoose && (
        <Checkbox
          className={classes.choice}
          aria-label={t('grid.select', { name })}
          checked={isChosen}
          onChange={({ nativeEvent }) =>
            choose(place, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      )}
    </li>
  )
}

/** With a key held as everywhere; with a finger once something is chosen. */
function choosesInstead(event: MouseEvent, isAnyChosen: boolean): boolean {
  if (event.shiftKey || event.ctrlKey || event.metaKey) return true
  const { nativeEvent } = event
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  return isTouch && isAnyChosen
}
