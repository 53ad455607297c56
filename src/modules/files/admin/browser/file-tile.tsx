import { Checkbox } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { FilePicture } from '../preview/file-picture.tsx'
import { browserTexts } from '../texts.ts'
import classes from './file-grid.module.css'
import { FileMarks } from './file-marks.tsx'
import type { FileBrowse } from './use-file-browse.ts'

/** As the grid's columns are laid out. */
const SIZES = '(max-width: 639px) 46vw, (max-width: 1199px) 24vw, 220px'

type Props = {
  browse: FileBrowse
  file: StoredFile
  place: number
  canChoose: boolean
  isEager: boolean
}

export function FileTile({ browse, file, place, canChoose, isEager }: Props) {
  const t = useTexts(browserTexts)
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
