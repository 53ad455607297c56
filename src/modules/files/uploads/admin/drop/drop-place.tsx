import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconCloudUpload, IconFolderUp, IconUpload } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { uploadMessages } from '../../../admin/messages.ts'
import { askForFiles, type FileDialogOptions } from './ask-for-files.ts'
import classes from './drop-place.module.css'
import type { IncomingFile } from './dropped-files.ts'

type Props = {
  onFiles(given: IncomingFile[]): void
  /** What this is for; the usual words unless said. */
  title?: string
  isLarge?: boolean
  accept?: string
  isOne?: boolean
}

/** A place that asks for files: dropping works anywhere, the buttons are for everyone else. */
export function DropPlace({ onFiles, title, isLarge = false, accept, isOne }: Props) {
  const t = useMessages(uploadMessages)
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false
  const choose = async (wish: FileDialogOptions) => {
    const given = await askForFiles({ accept, isOne, ...wish })
    if (given.length > 0) onFiles(given)
  }
  return (
    <section
      className={classes.place}
      data-large={isLarge || undefined}
      aria-label={title ?? t('drop.title')}
    >
      <IconCloudUpload size={isLarge ? 40 : 28} stroke={1.25} aria-hidden />
      <h2 className={classes.title}>{title ?? t('drop.title')}</h2>
      {isLarge && <p className={classes.text}>{t('drop.text')}</p>}
      <div className={classes.buttons}>
        <Button
          variant={isLarge ? 'filled' : 'default'}
          leftSection={<IconUpload {...SMALL_ICON} />}
          data-autofocus
          onClick={() => void choose({})}
        >
          {t('choose.files')}
        </Button>
        {!isOne && !isTouch && (
          <Button
            variant="default"
            leftSection={<IconFolderUp {...SMALL_ICON} />}
            onClick={() => void choose({ isFolder: true })}
          >
            {t('choose.folder')}
          </Button>
        )}
        {isTouch && (
          <Button
            variant="default"
            leftSection={<IconCamera {...SMALL_ICON} />}
            onClick={() => void choose({ isCamera: true })}
          >
            {t('choose.camera')}
          </Button>
        )}
      </div>
    </section>
  )
}
