import { Anchor } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { downloadPath } from '../../../images/image-address.ts'
import type { StoredFile } from '../../file.ts'
import { FilePicture } from './file-picture.tsx'
import classes from './file-preview.module.css'

/** A file to look at, read or listen to. */
export function FilePreview({ file }: { file: StoredFile }) {
  const t = useMessages(browserMessages)
  const address = downloadPath(file._id, file.gridref)
  if (file.isMissing) return <Plain file={file} />
  if (file.kind === 'pdf') {
    return (
      <div className={classes.paper}>
        <iframe className={classes.pdf} src={`${address}#toolbar=0`} title={file.name} />
      </div>
    )
  }
  if (file.kind === 'video') {
    return (
      <video className={classes.film} src={address} controls preload="metadata">
        <track kind="captions" />
        <Anchor href={address}>{t('drawer.open')}</Anchor>
      </video>
    )
  }
  if (file.kind === 'audio') {
    return (
      <div className={classes.sound}>
        <Plain file={file} />
        <audio src={address} controls preload="metadata" aria-label={file.name}>
          <track kind="captions" />
        </audio>
      </div>
    )
  }
  return <Plain file={file} />
}

function Plain({ file }: { file: StoredFile }) {
  return (
    <div className={classes.frame} data-picture={file.kind === 'image' || undefined}>
      <FilePicture
        file={file}
        sizes="(max-width: 639px) 100vw, 440px"
        alt={file.alt}
        isWhole
        isEager
      />
    </div>
  )
}
