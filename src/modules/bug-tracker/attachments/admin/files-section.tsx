import { Button, FileButton, Loader } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/texts.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { FileLine } from './file-line.tsx'
import classes from './files.module.css'
import { useFiles } from './use-files.ts'
import { SAID_LIMIT, useUpload } from './use-upload.ts'

/** Screenshots and papers: dropped, pasted or chosen. */
export function FilesSection({ item }: ItemProps<SomeBug>) {
  const t = useTexts(adminTexts)
  const mayEdit = useCan()(staff('bug-tracker', 'edit')) && item.deleted === null
  const files = useFiles(item._id)
  return (
    <>
      <SectionQuery query={files.query} failed={t('files.failed')}>
        {(list) =>
          list.length > 0 && (
            <ul className={classes.list}>
              {list.map((file) => (
                <FileLine
                  key={file._id}
                  file={file}
                  onRemove={mayEdit ? () => files.remove(file) : undefined}
                />
              ))}
            </ul>
          )
        }
      </SectionQuery>
      {mayEdit && <UploadArea upload={files.upload} />}
    </>
  )
}

type UploadProps = { upload(files: readonly File[]): Promise<unknown> }

function UploadArea({ upload }: UploadProps) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const [isOver, setOver] = useState(false)
  const { count, start } = useUpload(upload)
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
      aria-label={t('files.add')}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {count > 0 ? <Loader size={18} /> : <IconUpload {...ICON} />}
      <span role="status">{count > 0 ? t('files.uploading', { count }) : t('files.drop')}</span>
      <FileButton
        multiple
        disabled={count > 0}
        inputProps={{ 'aria-label': t('files.add') }}
        onChange={(chosen) => void start(chosen)}
      >
        {(button) => (
          <Button {...button} variant="default" size="compact-sm" disabled={count > 0}>
            {t('files.choose')}
          </Button>
        )}
      </FileButton>
      <span className={classes.limit}>
        {t('files.limit', { size: fileSize(SAID_LIMIT, lang) })}
      </span>
    </section>
  )
}
