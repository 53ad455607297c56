import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLibraryPhoto, IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { pickerMessages } from '../../admin/messages.ts'
import classes from '../../files/admin/picker/picker.module.css'
import { FilePicture } from '../../files/admin/preview/file-picture.tsx'
import type { StoredFile } from '../../files/file.ts'
import { browseGalleries } from '../gallery.calls.ts'
import type { Gallery } from '../gallery.ts'

const SHOWN = 60

type Props = { onAnswer(answer: Gallery | 'new' | undefined): void }

/** One of the galleries, or the way to a new one. */
export function GalleryPicker({ onAnswer }: Props) {
  const t = useMessages(pickerMessages)
  const can = useCan()
  const labels = useDialogLabels()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const found = useQuery({
    queryKey: ['collection', 'galleries', 'picker', search],
    queryFn: () => call(browseGalleries, { body: { search, limit: SHOWN } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Modal
      opened
      onClose={() => onAnswer(undefined)}
      title={t('gallery.choose')}
      labels={labels}
      size="xl"
    >
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="text"
          role="searchbox"
          aria-label={t('gallery.search')}
          placeholder={t('gallery.search')}
          leftSection={<IconSearch {...SMALL_ICON} />}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {can(staff('files', 'create')) && (
          <Button
            variant="default"
            leftSection={<IconPlus {...SMALL_ICON} />}
            onClick={() => onAnswer('new')}
          >
            {t('gallery.make')}
          </Button>
        )}
      </div>
      <div className={classes.results}>
        <SectionQuery query={found}>
          {({ galleries, files }) =>
            galleries.length > 0 ? (
              <ul className={classes.galleries} aria-label={t('gallery.results')}>
                {galleries.map((gallery) => (
                  <GalleryTile
                    key={gallery._id}
                    gallery={gallery}
                    cover={coverOf(gallery, files)}
                    onChoose={() => onAnswer(gallery)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                icon={<IconLibraryPhoto size={24} stroke={1.5} aria-hidden />}
                title={t('gallery.noneTitle')}
                text={t('gallery.noneText')}
              />
            )
          }
        </SectionQuery>
      </div>
    </Modal>
  )
}

type TileProps = { gallery: Gallery; cover: StoredFile | undefined; onChoose(): void }

function GalleryTile({ gallery, cover, onChoose }: TileProps) {
  const t = useMessages(pickerMessages)
  return (
    <li>
      <UnstyledButton className={classes.tile} onClick={onChoose}>
        <span className={classes.picture}>
          {cover && <FilePicture file={cover} sizes="240px" />}
        </span>
        <span className={classes.name}>{gallery.title}</span>
        <span className={classes.count}>
          {t('gallery.pictures', { count: gallery.items.length })}
        </span>
      </UnstyledButton>
    </li>
  )
}

function coverOf({ cover, items }: Gallery, files: readonly StoredFile[]): StoredFile | undefined {
  const id = cover ?? items[0]?.file
  return files.find(({ _id }) => _id === id)
}
