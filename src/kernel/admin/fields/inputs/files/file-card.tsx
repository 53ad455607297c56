import { ActionIcon, Skeleton } from '@mantine/core'
import { IconFile, IconFileAlert, IconX } from '@tabler/icons-react'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../../session.tsx'
import type { StoredFile } from '../../kinds/file-fields.ts'
import { fieldMessages } from '../../messages.ts'
import classes from './file-input.module.css'
import { fileSize } from './file-size.ts'

type Props = {
  file: StoredFile | undefined
  isLoading: boolean
  isImage: boolean
  onRemove?: () => void
}

/** A stored file: picture or sign, name, size. */
export function FileCard({ file, isLoading, isImage, onRemove }: Props) {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  if (!file && isLoading) return <Skeleton height={isImage ? 96 : 44} />
  const name = file?.name ?? t('file.missing')
  return (
    <div className={classes.card} data-image={isImage || undefined}>
      {file?.preview ? (
        <img src={file.preview} alt="" className={classes.preview} />
      ) : (
        <span className={classes.sign}>
          {file ? <IconFile {...ICON} /> : <IconFileAlert {...ICON} />}
        </span>
      )}
      <span className={classes.name}>
        {file?.url ? (
          <a href={file.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        {file?.size !== undefined && (
          <span className={classes.size}>{fileSize(file.size, lang)}</span>
        )}
      </span>
      {onRemove && (
        <ActionIcon size="md" aria-label={t('file.removeNamed', { name })} onClick={onRemove}>
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      )}
    </div>
  )
}
