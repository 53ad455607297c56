import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, TextInput } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPhotoEdit,
  IconStar,
  IconStarFilled,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { galleriesMessages } from '../../admin/messages.ts'
import { editLink } from '../../files/admin/paths.ts'
import { FilePicture } from '../../files/admin/preview/file-picture.tsx'
import type { StoredFile } from '../../files/file.ts'
import type { Gallery } from '../gallery.ts'
import classes from './content-input.module.css'

const MAX_CAPTION = 1000

type Props = {
  id: string
  place: number
  count: number
  item: Gallery['items'][number]
  file: StoredFile | undefined
  /** False while the files are still being read. */
  isKnown: boolean
  isCover: boolean
  isOff: boolean
  onCaption(caption: string): void
  onCover(): void
  onMove(to: number): void
  onRemove(): void
}

/** One picture of a gallery: where it stands, what is written below it, whether it is the cover. */
export function PictureEntry(props: Props) {
  const { id, place, item, file, isOff, onCaption } = props
  const t = useMessages(galleriesMessages)
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place, disabled: isOff })
  const named = { place: place + 1 }
  return (
    <li ref={ref} className={classes.entry} data-dragged={isDragSource || undefined}>
      <ActionIcon
        ref={handleRef}
        size="md"
        disabled={isOff}
        className={classes.grip}
        aria-label={t('pictures.drag', named)}
      >
        <IconGripVertical {...SMALL_ICON} />
      </ActionIcon>
      <div className={classes.thumb}>
        {file && <FilePicture file={file} sizes="6rem" alt={file.alt || file.name} />}
      </div>
      <div className={classes.words}>
        <TextInput
          aria-label={t('pictures.caption', named)}
          placeholder={t('pictures.captionHint')}
          value={item.caption}
          maxLength={MAX_CAPTION}
          disabled={isOff}
          onChange={(event) => onCaption(event.currentTarget.value)}
        />
        <EntryNote {...props} />
      </div>
      <EntryControls {...props} />
    </li>
  )
}

/** What the visitor will miss of this picture, if anything. */
function EntryNote({ file, isKnown, isCover }: Props) {
  const t = useMessages(galleriesMessages)
  if (!file) return isKnown ? <span className={classes.warning}>{t('pictures.gone')}</span> : null
  if (file.deleted) return <span className={classes.warning}>{t('pictures.trashed')}</span>
  if (file.isPrivate) return <span className={classes.warning}>{t('pictures.hidden')}</span>
  return (
    <span className={classes.name}>
      {isCover && <strong>{t('pictures.cover')} · </strong>}
      {file.name}
      {file.alt === '' && ` · ${t('pictures.noAlt')}`}
    </span>
  )
}

function EntryControls(props: Props) {
  const { place, count, file, isCover, isOff, onCover, onMove, onRemove } = props
  const t = useMessages(galleriesMessages)
  const adminPath = useAdminPath()
  const named = { place: place + 1 }
  const Star = isCover ? IconStarFilled : IconStar
  const up = { label: t('pictures.up', named), to: place - 1, Icon: IconChevronUp }
  const down = { label: t('pictures.down', named), to: place + 1, Icon: IconChevronDown }
  return (
    <div className={classes.controls}>
      <ActionIcon
        size="md"
        disabled={isOff}
        aria-pressed={isCover}
        aria-label={isCover ? t('pictures.cover') : t('pictures.makeCover', named)}
        data-cover={isCover || undefined}
        onClick={onCover}
      >
        <Star {...SMALL_ICON} />
      </ActionIcon>
      {file && (
        <ActionIcon
          component={Link}
          to={adminPath(editLink(file._id))}
          size="md"
          aria-label={t('pictures.edit', named)}
        >
          <IconPhotoEdit {...SMALL_ICON} />
        </ActionIcon>
      )}
      {[up, down].map(({ label, to, Icon }) => (
        <ActionIcon
          key={label}
          size="md"
          disabled={isOff || to < 0 || to >= count}
          aria-label={label}
          onClick={() => onMove(to)}
        >
          <Icon {...SMALL_ICON} />
        </ActionIcon>
      ))}
      <ActionIcon
        size="md"
        disabled={isOff}
        aria-label={t('pictures.remove', named)}
        onClick={onRemove}
      >
        <IconX {...SMALL_ICON} />
      </ActionIcon>
    </div>
  )
}
