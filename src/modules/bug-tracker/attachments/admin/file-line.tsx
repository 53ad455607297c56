import { ActionIcon } from '@mantine/core'
import { IconDownload, IconFile, IconFileText, IconFileZip, IconTrash } from '@tabler/icons-react'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminTexts } from '../../admin/texts.ts'
import type { BugFile } from '../attachment.calls.ts'
import classes from './files.module.css'

/** Larger pictures are not loaded just to be shown small. */
const PREVIEW_BYTES = 5_000_000
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

type Props = { file: BugFile; onRemove: (() => Promise<unknown>) | undefined }

export function FileLine({ file, onRemove }: Props) {
  const t = useTexts(adminTexts)
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
      <ActionIcon
        component="a"
        href={url}
        download={name}
        aria-label={t('files.download', { name })}
      >
        <IconDownload {...SMALL_ICON} />
      </ActionIcon>
      {onRemove && <RemoveFile name={name} onRemove={onRemove} />}
    </li>
  )
}

function Preview({ file }: { file: BugFile }) {
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
  const t = useTexts(adminTexts)
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const remove = async () => {
    const title = t('files.removeTitle', { name })
    const question = { title, text: t('files.removeText'), yes: t('files.removeYes') }
    if (await confirm({ ...question, isDanger: true })) await attempt(onRemove)
  }
  return (
    <>
      <ActionIcon aria-label={t('files.remove', { name })} onClick={() => void remove()}>
        <IconTrash {...SMALL_ICON} />
      </ActionIcon>
      {dialog}
    </>
  )
}
