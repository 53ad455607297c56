import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { pickerMessages, uploadMessages } from '../../../admin/messages.ts'
import { addFiles, NOWHERE } from '../../../uploads/admin/add-files.ts'
import { DropVeil } from '../../../uploads/admin/drop/drop-veil.tsx'
import type { IncomingFile } from '../../../uploads/admin/drop/dropped-files.ts'
import { useIncoming } from '../../../uploads/admin/drop/use-incoming.ts'
import type { Kind, StoredFile } from '../../file.ts'
import { PickerBar } from './picker-bar.tsx'
import { PickerResults } from './picker-results.tsx'
import { usePickerFiles } from './use-picker-files.ts'
import type { PickerOptions } from './wishes.ts'

type Props = { wish: PickerOptions; onAnswer(files: readonly StoredFile[]): void }

export type PickerFilter = { search: string; kind: Kind | undefined; folder: string | undefined }
const ALL: PickerFilter = { search: '', kind: undefined, folder: undefined }

/** Choose among all files, or bring new ones. */
export function FilePicker({ wish, onAnswer }: Props) {
  const t = useMessages(pickerMessages)
  const uploadT = useMessages(uploadMessages)
  const labels = useDialogLabels()
  const [filter, setFilter] = useState(ALL)
  const [search] = useDebouncedValue(filter.search, 200)
  const { chosen, toggle, take } = useChosen(wish)
  const grid = useRef<HTMLDivElement>(null)
  const found = usePickerFiles({
    search,
    type: filter.kind ? [filter.kind] : [...(wish.kinds ?? [])],
    folder: filter.folder,
  })
  const upload = (given: IncomingFile[]) =>
    addFiles(given, { ...NOWHERE, folder: filter.folder ?? '' }, take)
  const isOver = useIncoming(upload)
  const title = wish.title ?? (wish.isMany ? 'files' : 'file')
  return (
    <Modal
      opened
      onClose={() => onAnswer([])}
      title={title === 'gallery' ? t('gallery.makeFrom') : t(`dialog.${title}`)}
      labels={labels}
      size="xl"
      canFullscreen
      footer={
        <>
          <Button variant="default" onClick={() => onAnswer([])}>
            {t('dialog.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onAnswer(chosen)}>
            {t(title === 'gallery' ? 'gallery.next' : 'dialog.choose')}
            {wish.isMany && chosen.length > 0 && ` (${chosen.length})`}
          </Button>
        </>
      }
    >
      <PickerBar
        wish={wish}
        filter={filter}
        onFilter={(next) => setFilter((now) => ({ ...now, ...next }))}
        onDown={() => grid.current?.querySelector<HTMLElement>('[role="option"]')?.focus()}
        onFiles={upload}
      />
      <PickerResults
        ref={grid}
        wish={wish}
        found={found}
        chosen={chosen}
        isSearched={filter !== ALL}
        onToggle={toggle}
        onSubmit={onAnswer}
        onFiles={upload}
      />
      <DropVeil isShown={isOver} label={uploadT('drop.veil')} />
    </Modal>
  )
}

/** What has been chosen so far, in the order in which it was. */
function useChosen({ isMany = false, kinds }: PickerOptions) {
  const [chosen, setChosen] = useState<readonly StoredFile[]>([])
  const isOne = (file: StoredFile) => (other: StoredFile) => other._id === file._id
  return {
    chosen,
    toggle: (file: StoredFile) =>
      setChosen((now) => {
        if (now.some(isOne(file))) return now.filter((other) => other._id !== file._id)
        return isMany ? [...now, file] : [file]
      }),
    /** What was uploaded meanwhile is meant, if it is of the right kind. */
    take: (file: StoredFile) => {
      if (kinds && !kinds.includes(file.kind)) return
      setChosen((now) => {
        if (now.some(isOne(file))) return now
        return isMany ? [...now, file] : [file]
      })
    },
  }
}
