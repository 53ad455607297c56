import { Button, Select, TextInput } from '@mantine/core'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages, pickerMessages } from '../../../admin/messages.ts'
import { askForFiles } from '../../../uploads/admin/drop/ask-for-files.ts'
import type { IncomingFile } from '../../../uploads/admin/drop/dropped-files.ts'
import { KINDS, type Kind } from '../../file.ts'
import { useFacets } from '../use-facets.ts'
import type { PickerFilter } from './file-picker.tsx'
import classes from './picker.module.css'
import type { PickerOptions } from './wishes.ts'

type Props = {
  wish: PickerOptions
  filter: PickerFilter
  onFilter(next: Partial<PickerFilter>): void
  /** From the search into what was found. */
  onDown(): void
  onFiles(given: IncomingFile[]): void
}

export function PickerBar({ wish, filter, onFilter, onDown, onFiles }: Props) {
  const t = useMessages(pickerMessages)
  const can = useCan()
  const kinds = wish.kinds ?? KINDS
  const isOne = !wish.isMany
  const upload = async () => {
    const given = await askForFiles({ isOne, accept: acceptOf(wish) })
    if (given.length > 0) onFiles(given)
  }
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search}
        type="text"
        role="searchbox"
        aria-label={t('dialog.search')}
        placeholder={t('dialog.searchHint')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        data-autofocus
        value={filter.search}
        onChange={(event) => onFilter({ search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onDown()
        }}
      />
      {kinds.length > 1 && <KindChoice kinds={kinds} filter={filter} onFilter={onFilter} />}
      <FolderChoice filter={filter} onFilter={onFilter} />
      {can(staff('files', 'create')) && (
        <Button
          variant="default"
          leftSection={<IconUpload {...SMALL_ICON} />}
          onClick={() => void upload()}
        >
          {t('dialog.upload')}
        </Button>
      )}
    </div>
  )
}

type ChoiceProps = Pick<Props, 'filter' | 'onFilter'>

function KindChoice({ kinds, filter, onFilter }: ChoiceProps & { kinds: readonly Kind[] }) {
  const t = useMessages(pickerMessages)
  const words = useMessages(browserMessages)
  return (
    <Select
      className={classes.choice}
      aria-label={t('dialog.kind')}
      placeholder={t('dialog.allKinds')}
      clearable
      value={filter.kind ?? null}
      data={kinds.map((kind) => ({ value: kind, label: words(`files.choices.type.${kind}`) }))}
      onChange={(kind) => onFilter({ kind: kinds.find((known) => known === kind) })}
    />
  )
}

function FolderChoice({ filter, onFilter }: ChoiceProps) {
  const t = useMessages(pickerMessages)
  const { folders } = useFacets()
  if (folders.length === 0) return null
  return (
    <Select
      className={classes.choice}
      aria-label={t('dialog.folder')}
      placeholder={t('dialog.allFolders')}
      clearable
      searchable={folders.length > 8}
      value={filter.folder ?? null}
      data={[...folders]}
      onChange={(folder) => onFilter({ folder: folder ?? undefined })}
    />
  )
}

const ACCEPTED: Readonly<Record<string, string>> = {
  image: 'image/*,.heic,.heif',
  video: 'video/*',
  audio: 'audio/*',
  pdf: '.pdf',
}

function acceptOf({ kinds = [] }: PickerOptions): string | undefined {
  const parts = kinds.map((kind) => ACCEPTED[kind])
  return parts.length > 0 && parts.every(Boolean) ? parts.join(',') : undefined
}
