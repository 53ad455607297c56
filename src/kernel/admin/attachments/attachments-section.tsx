import { Button, FileButton, Loader } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import type { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { fileSize } from '../fields/inputs/files/file-size.ts'
import { SectionQuery } from '../section-query.tsx'
import { useMessages, useSession } from '../session.tsx'
import { useAttempt } from '../use-attempt.ts'
import { AttachmentLine } from './attachment-line.tsx'
import classes from './attachments.module.css'
import { attachmentMessages } from './messages.ts'

type Limits = { maxBytes: number; maxFiles: number }
type Upload = (files: readonly File[]) => Promise<unknown>

type Props = {
  query: {
    data: readonly AttachedFile[] | undefined
    isError: boolean
    error?: unknown
    refetch(): Promise<unknown>
  }
  /** Of one upload. */
  limits: Limits
  /** For those who may change them. */
  edit?: { upload: Upload; remove(file: AttachedFile): Promise<unknown> }
}

/** The files of a thing: dropped, pasted or chosen, downloaded and removed. */
export function AttachmentsSection({ query, limits, edit }: Props) {
  const t = useMessages(attachmentMessages)
  return (
    <>
      <SectionQuery query={query} failed={t('failed')}>
        {(list) =>
          list.length > 0 && (
            <ul className={classes.list}>
              {list.map((file) => (
                <AttachmentLine
                  key={file._id}
                  file={file}
                  onRemove={edit ? () => edit.remove(file) : undefined}
                />
              ))}
            </ul>
          )
        }
      </SectionQuery>
      {edit && <UploadArea upload={edit.upload} limits={limits} />}
    </>
  )
}

/** The limit in round figures; a file may be a little larger. */
function saidLimit({ maxBytes }: Limits): number {
  return Math.floor(maxBytes / 2 ** 20) * 1_000_000
}

type UploadProps = { upload: Upload; limits: Limits }

function UploadArea({ upload, limits }: UploadProps) {
  const t = useMessages(attachmentMessages)
  const { lang } = useSession().user
  const [isOver, setOver] = useState(false)
  const { count, start } = useUpload(upload, limits)
  useWindowEvent('paste', (event) => {
    const pasted = [...(event.clipboardData?.files ?? [])]
    if (pasted.length === 0) return
    event.preventDefault()
    void start(pasted)
  })
  const allow = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void start([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t('add')}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {count > 0 ? <Loader size={18} /> : <IconUpload {...ICON} />}
      <span role="status">{count > 0 ? t('uploading', { count }) : t('drop')}</span>
      <FileButton
        multiple
        disabled={count > 0}
        inputProps={{ 'aria-label': t('add') }}
        onChange={(chosen) => void start(chosen)}
      >
        {(button) => (
          <Button {...button} variant="default" size="compact-sm" disabled={count > 0}>
            {t('choose')}
          </Button>
        )}
      </FileButton>
      <span className={classes.limit}>
        {t('limit', { size: fileSize(saidLimit(limits), lang) })}
      </span>
    </section>
  )
}

/** Checks what the server would refuse anyway, then sends; `count` files are under way. */
function useUpload(upload: Upload, limits: Limits) {
  const t = useMessages(attachmentMessages)
  const { lang } = useSession().user
  const { attempt } = useAttempt()
  const [count, setCount] = useState(0)
  const fault = (files: readonly File[]): string | undefined => {
    const large = files.find(({ size }) => size > limits.maxBytes)
    const size = fileSize(saidLimit(limits), lang)
    if (large) return t('tooLarge', { name: large.name, size })
    return files.length > limits.maxFiles ? t('tooMany', { count: limits.maxFiles }) : undefined
  }
  return {
    count,
    start: async (files: readonly File[]) => {
      if (files.length === 0 || count > 0) return
      const content = fault(files)
      if (content) return void notify({ type: 'error', content })
      setCount(files.length)
      await attempt(() => upload(files), t('uploaded', { count: files.length }))
      setCount(0)
    },
  }
}
