import { ActionIcon } from '@mantine/core'
import { IconDownload, IconFile, IconFileText, IconFileZip, IconTrash } from '@tabler/icons-react'
import type { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { useConfirm } from '../collection/actions/use-confirm.tsx'
import { fileSize } from '../fields/inputs/files/file-size.ts'
import { useMessages, useSession } from '../session.tsx'
import { useAttempt } from '../use-attempt.ts'
import classes from './attachments.module.css'
import { attachmentMessages } from './messages.ts'

/** Larger pictures are not loaded just to be shown small. */
const PREVIEW_BYTES = 5_000_000
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

type Props = { file: AttachedFile; onRemove: (() => Promise<unknown>) | undefined }

export function AttachmentLine({ file, onRemove }: Props) {
  const t = useMessages(attachmentMessages)
  const { lang } = useSession().user
  const { name, size, url, created } = file
  return (
    <li className={classes.file}>
      <Preview file={file} />
      <span className={classes.words}>
        <a href={url} download={name} className={classes.name}>
          {name}
        </a>
        <span className={classes.facts}>
          {fileSize(size, lang)}
          {' · '}
          <RelativeTime date={created} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
        </span>
      </span>
      <ActionIcon component="a" href={url} download={name} aria-label={t('download', { name })}>
        <IconDownload {...SMALL_ICON} />
      </ActionIcon>
      {onRemove && <RemoveFile name={name} onRemove={onRemove} />}
    </li>
  )
}

function Preview({ file }: { file: AttachedFile }) {
  const { type, size, url } = file
  if (PICTURES.includes(type) && size <= PREVIEW_BYTES) {
    return <img src={url} alt="" loading="lazy" className={classes.preview} />
  }
  const Icon = type.startsWith('text/')
    ? IconFileText
    : /zip|tar/.test(type)
      ? IconFileZip
      : IconFile
  return (
    <span className={classes.sign}>
      <Icon {...ICON} />
    </span>
  )
}

function RemoveFile({ name, onRemove }: { name: string; onRemove(): Promise<unknown> }) {
  const t = useMessages(attachmentMessages)
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const remove = async () => {
    const title = t('removeTitle', { name })
    const question = { title, text: t('removeText'), yes: t('removeYes') }
    if (await confirm({ ...question, isDanger: true })) await attempt(onRemove)
  }
  return (
    <>
      <ActionIcon aria-label={t('remove', { name })} onClick={() => void remove()}>
        <IconTrash {...SMALL_ICON} />
      </ActionIcon>
      {dialog}
    </>
  )
}
