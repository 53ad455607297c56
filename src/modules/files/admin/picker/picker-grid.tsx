import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { StoredFile } from '../../contract-file.ts'
import { FilePicture } from '../preview/file-picture.tsx'
import { columnsOf, stepInGrid } from './grid-steps.ts'
import classes from './picker.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  label: string
  files: readonly StoredFile[]
  chosen: readonly StoredFile[]
  isMany: boolean
  onToggle(file: StoredFile): void
  onSubmit(files: readonly StoredFile[]): void
}

/** Tiles to choose from: arrows move, space chooses, Enter or a double click is the answer. */
export function PickerGrid({ ref, label, files, chosen, isMany, onToggle, onSubmit }: Props) {
  const [at, setAt] = useState(0)
  const isChosen = (file: StoredFile) => chosen.some(({ _id }) => _id === file._id)
  const current = Math.min(at, files.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
    const place = { at: current, count: files.length, columns: columnsOf(tiles) }
    const to = stepInGrid(event.key, place)
    const file = files[current]
    if (to !== undefined) {
      event.preventDefault()
      setAt(to)
      tiles[to]?.focus()
    } else if (event.key === 'Enter' && file) {
      event.preventDefault()
      onSubmit(isMany && chosen.length > 0 ? chosen : [file])
    }
  }
  return (
    <div
      ref={ref}
      className={classes.grid}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMany}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {files.map((file, place) => (
        <UnstyledButton
          key={file._id}
          className={classes.tile}
          role="option"
          aria-selected={isChosen(file)}
          tabIndex={place === current ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => onToggle(file)}
          onDoubleClick={() => onSubmit(isMany && chosen.length > 1 ? chosen : [file])}
        >
          <span className={classes.picture}>
            <FilePicture file={file} sizes="180px" isEager={place < 12} />
            {isChosen(file) && (
              <span className={classes.check}>
                <IconCheck size={14} stroke={2.5} aria-hidden />
              </span>
            )}
          </span>
          <span className={classes.name}>{file.name}</span>
        </UnstyledButton>
      ))}
    </div>
  )
}
