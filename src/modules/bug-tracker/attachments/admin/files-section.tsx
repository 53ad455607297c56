import { Button, FileButton, Loader } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminTexts } from '../../admin/texts.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { readBug } from '../../bugs/bug.calls.ts'
import {
  attachFiles,
  type BugFile,
  detachFile,
  MAX_FILE_BYTES,
  MAX_FILES,
} from '../attachment.calls.ts'
import { FileLine } from './file-line.tsx'
import classes from './files.module.css'

/** The limit in round figures; a file may be a little larger. */
const SAID_LIMIT = Math.floor(MAX_FILE_BYTES / 2 ** 20) * 1_000_000

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

/** What hangs on a bug, and how it gets there. */
function useFiles(bug: string) {
  const client = useQueryClient()
  const queryKey = bugKey(bug, 'files')
  const keep = (files: readonly BugFile[]) => {
    client.setQueryData(queryKey, files)
    return client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
  }
  return {
    query: useQuery<readonly BugFile[]>({
      queryKey,
      queryFn: async () => (await call(readBug, { params: { id: bug } })).files,
    }),
    upload: async (files: readonly File[]) => keep(await uploadFiles(bug, files)),
    remove: async ({ _id }: BugFile) =>
      keep((await call(detachFile, { params: { id: bug, file: _id } })).files),
  }
}

/** All of them or none: the server takes an upload as a whole. */
async function uploadFiles(bug: string, files: readonly File[]): Promise<BugFile[]> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  const reply = await send(attachFiles.method, attachFiles.path.replace(':id', bug), form)
  return attachFiles.reply.parse(reply).files
}

/** Checks what the server would refuse anyway, then sends; `count` files are under way. */
function useUpload(upload: (files: readonly File[]) => Promise<unknown>) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const { attempt } = useAttempt()
  const [count, setCount] = useState(0)
  const fault = (files: readonly File[]): string | undefined => {
    const large = files.find(({ size }) => size > MAX_FILE_BYTES)
    const size = fileSize(SAID_LIMIT, lang)
    if (large) return t('files.tooLarge', { name: large.name, size })
    return files.length > MAX_FILES ? t('files.tooMany', { count: MAX_FILES }) : undefined
  }
  return {
    count,
    start: async (files: readonly File[]) => {
      if (files.length === 0 || count > 0) return
      const content = fault(files)
      if (content) return void notify({ type: 'error', content })
      setCount(files.length)
      await attempt(() => upload(files), t('files.uploaded', { count: files.length }))
      setCount(0)
    },
  }
}
