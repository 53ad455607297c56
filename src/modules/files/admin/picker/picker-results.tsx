import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { Ref } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { pickerTexts } from '../texts.ts'
import { DropPlace } from '../upload/drop-place.tsx'
import type { Given } from '../upload/dropped-files.ts'
import classes from './picker.module.css'
import { PickerGrid } from './picker-grid.tsx'
import type { usePickerFiles } from './use-picker-files.ts'
import type { FileWish } from './wishes.ts'

type Props = {
  ref: Ref<HTMLDivElement>
  wish: FileWish
  found: ReturnType<typeof usePickerFiles>
  chosen: readonly StoredFile[]
  isSearched: boolean
  onToggle(file: StoredFile): void
  onSubmit(files: readonly StoredFile[]): void
  onFiles(given: Given[]): void
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
  const t = useTexts(pickerTexts)
  const { files, isError, error, isPending, hasNextPage, isFetchingNextPage } = found
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
      {hasNextPage && (
        <Button
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('dialog.more')}
        </Button>
      )}
    </>
  )
}
