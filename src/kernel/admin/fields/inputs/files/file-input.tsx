import { Button, FileButton, Loader } from '@mantine/core'
import { IconPhotoUp, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../../session.tsx'
import type { InputProps } from '../../field.ts'
import type { FileField } from '../../kinds/file-fields.ts'
import { fieldMessages } from '../../messages.ts'
import { FieldSet } from '../field-set.tsx'
import { FileCard } from './file-card.tsx'
import classes from './file-input.module.css'

type Props = {
  field: FileField
  name: string
  onFiles(files: readonly File[]): void
  /** Chooses among what is stored already. */
  onChoose?: () => void
}

/** One or several stored files: drop, choose, replace, remove. */
export function FileInput(props: InputProps<string | string[] | null, FileField>) {
  const { field, value, onChange, text, error } = props
  const t = useMessages(fieldMessages)
  const ids = toIds(value)
  const { data: known, isPending } = useStoredFiles(field, ids)
  const add = (added: readonly string[]) =>
    onChange(field.isMany ? [...new Set([...ids, ...added])] : (added[0] ?? null))
  const { upload, uploading, failed } = useUpload(field, add)
  const choose = async () => {
    const { isImage, isMany, source } = field
    const chosen = (await source.choose?.({ isImage, isMany })) ?? []
    if (chosen.length > 0) add(chosen.map(({ id }) => id))
  }
  const remove = (id: string) => {
    const rest = ids.filter((other) => other !== id)
    onChange(field.isMany ? rest : null)
  }
  return (
    <FieldSet field={field} text={text} error={error ?? failed}>
      <div className={classes.files}>
        {ids.map((id) => (
          <FileCard
            key={id}
            file={known?.find((file) => file.id === id)}
            isLoading={isPending}
            isImage={field.isImage}
            onRemove={() => remove(id)}
          />
        ))}
        {uploading && (
          <p role="status" className={classes.uploading}>
            <Loader size={14} />
            {t('file.uploading', { name: uploading })}
          </p>
        )}
        {(field.isMany || ids.length === 0) && !uploading && (
          <FileDrop
            field={field}
            name={text.label}
            onFiles={upload}
            onChoose={field.source.choose && (() => void choose())}
          />
        )}
      </div>
    </FieldSet>
  )
}

/** What is known of stored files, by their ids. */
export function useStoredFiles(field: FileField, ids: readonly string[]) {
  return useQuery({
    queryKey: ['field', 'files', ...ids],
    queryFn: () => field.source.describe(ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
}

export function toIds(value: string | string[] | null): string[] {
  if (value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** One after the other; a file that fails is named and does not stop the others. */
function useUpload(field: FileField, onDone: (ids: string[]) => void) {
  const t = useMessages(fieldMessages)
  const client = useQueryClient()
  const [uploading, setUploading] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const upload = async (files: readonly File[]) => {
    setFailed(undefined)
    const ids: string[] = []
    const faults: string[] = []
    for (const file of field.isMany ? files : files.slice(0, 1)) {
      setUploading(file.name)
      try {
        ids.push((await field.source.upload(file)).id)
      } catch (error) {
        const reason = error instanceof Error ? error.message : ''
        faults.push(`${t('file.failed', { name: file.name })} ${reason}`.trim())
      }
    }
    setUploading(undefined)
    if (faults.length > 0) setFailed(faults.join(' '))
    if (ids.length === 0) return
    await client.invalidateQueries({ queryKey: ['field', 'files'] })
    onDone(ids)
  }
  return { upload, uploading, failed }
}

/** A place to drop files on, with a button for everyone who does not drag. */
function FileDrop({ field, name, onFiles, onChoose }: Props) {
  const t = useMessages(fieldMessages)
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
