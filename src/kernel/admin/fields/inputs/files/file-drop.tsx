import { Button, FileButton } from '@mantine/core'
import { IconPhotoUp, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { ICON } from '#ui/icon-size.ts'
import { useTexts } from '../../../session.tsx'
import type { FileField } from '../../file-fields.ts'
import { fieldTexts } from '../../messages.ts'
import classes from './file-input.module.css'

type Props = {
  field: FileField
  name: string
  onFiles(files: readonly File[]): void
  /** Chooses among what is stored already. */
  onChoose?: () => void
}

/** A place to drop files on, with a button for everyone who does not drag. */
export function FileDrop({ field, name, onFiles, onChoose }: Props) {
  const t = useTexts(fieldTexts)
  const [isOver, setOver] = useState(false)
  const Sign = field.isImage ? IconPhotoUp : IconUpload
  const allow = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={name}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Sign {...ICON} />
      <span>{t(field.isImage ? 'file.dropImage' : 'file.drop')}</span>
      <FileButton
        accept={field.accept}
        multiple={field.isMany}
        inputProps={{ 'aria-label': name }}
        onChange={(given: File | File[] | null) => onFiles(given ? [given].flat() : [])}
      >
        {(button) => (
          <Button {...button} variant="default" size="compact-sm">
            {t(field.isImage ? 'file.chooseImage' : 'file.choose')}
          </Button>
        )}
      </FileButton>
      {onChoose && (
        <Button variant="default" size="compact-sm" onClick={onChoose}>
          {t('file.chooseStored')}
        </Button>
      )}
    </section>
  )
}
