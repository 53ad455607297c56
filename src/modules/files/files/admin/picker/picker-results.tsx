import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconSearchOff } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { pickerMessages } from '../../../admin/messages.ts'
import { DropPlace } from '../../../uploads/admin/drop/drop-place.tsx'
import type { IncomingFile } from '../../../uploads/admin/drop/dropped-files.ts'
import type { StoredFile } from '../../file.ts'
import { FilePicture } from '../preview/file-picture.tsx'
import { columnsOf, stepInGrid } from './grid-steps.ts'
import classes from './picker.module.css'
import type { usePickerFiles } from './use-picker-files.ts'
import type { PickerOptions } from './wishes.ts'

type PickerGridProps = {
  ref: Ref<HTMLDivElement>
  label: string
  files: readonly StoredFile[]
  chosen: readonly StoredFile[]
  isMany: boolean
  onToggle(file: StoredFile): void
  onSubmit(files: readonly StoredFile[]): void
}

type Props = {
  ref: Ref<HTMLDivElement>
  wish: PickerOptions
  found: ReturnType<typeof usePickerFiles>
  chosen: readonly StoredFile[]
  isSearched: boolean
  onToggle(file: StoredFile): void
  onSubmit(files: readonly StoredFile[]): void
  onFiles(given: IncomingFile[]): void
}

/** What was found, or the state that stands in for it; the height never jumps. */
export function PickerResults(props: Props) {
  return (
    <div className={classes.results}>
      <Results {...props} />
    </div>
  )
}

function Results({ ref, wish, found, chosen, isSearched, onToggle, onSubmit, onFiles }: Props) {
  const t = useMessages(pickerMessages)
  const { files, isError, error, isPending } = found
  if (isError && files.length === 0) {
    return <ListFailure error={error} onRetry={() => void found.refetch()} />
  }
  if (isPending) return <LoadingState label={t('dialog.loading')} shape="cards" count={8} />
  if (files.length === 0 && !isSearched) {
    return <DropPlace title={t('dialog.emptyTitle')} isOne={!wish.isMany} onFiles={onFiles} />
  }
  if (files.length === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
        title={t('dialog.noneTitle')}
        text={t('dialog.noneText')}
      />
    )
  }
  return (
    <>
      <PickerGrid
        ref={ref}
        label={t('dialog.results')}
        files={files}
        chosen={chosen}
        isMany={wish.isMany ?? false}
        onToggle={onToggle}
        onSubmit={onSubmit}
      />
      <MoreButton query={found}>{t('dialog.more')}</MoreButton>
    </>
  )
}

/** Tiles to choose from: arrows move, space chooses, Enter or a double click is the answer. */
function PickerGrid({ ref, label, files, chosen, isMany, onToggle, onSubmit }: PickerGridProps) {
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
