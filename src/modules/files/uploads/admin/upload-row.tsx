import { ActionIcon, Progress } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCopyCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { uploadMessages } from '../../admin/messages.ts'
import { fileLink } from '../../files/admin/paths.ts'
import { KindIcon } from '../../files/admin/preview/kind-icon.tsx'
import { SmallPicture } from '../../files/admin/preview/small-picture.tsx'
import { isOpen, type Upload } from './queue/queue.ts'
import { uploads } from './queue/uploads.ts'
import classes from './upload-panel.module.css'

/** One file: what it is, how far it has come, what can be done. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const { name, size, sent, state, file } = upload
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.picture}>
        {file ? <SmallPicture file={file} /> : <KindIcon name={name} />}
      </span>
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.state}>
          <StateSign upload={upload} />
          <StateWords upload={upload} />
          {file && <ShowLink upload={upload} />}
        </span>
        {isOpen(upload) && sent > 0 && (
          <Progress.Root size={3} className={classes.bar}>
            <Progress.Section
              value={(sent / Math.max(1, size)) * 100}
              aria-label={t('row.progress', { name })}
            />
          </Progress.Root>
        )}
      </div>
      <RowButtons upload={upload} />
    </li>
  )
}

function StateSign({ upload: { state } }: { upload: Upload }) {
  if (state === 'stored') return <IconCircleCheck {...SMALL_ICON} />
  if (state === 'duplicate') return <IconCopyCheck {...SMALL_ICON} />
  return state === 'refused' || state === 'failed' ? <IconAlertTriangle {...SMALL_ICON} /> : null
}

function StateWords({ upload }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const { lang } = useSession().user
  const { state, size, sent, reason, file } = upload
  if (state === 'refused' || state === 'failed') return reason || t(`state.${state}`)
  if (state === 'duplicate' && file && file.name !== upload.name) {
    return t('state.duplicateAs', { name: file.name })
  }
  return t(`state.${state}`, {
    sent: fileSize(sent, lang),
    size: fileSize(size, lang),
    percent: Math.floor((sent / Math.max(1, size)) * 100),
  })
}

function ShowLink({ upload: { state, file } }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const adminPath = useAdminPath()
  if (!file) return null
  return (
    <Link to={adminPath(fileLink(file._id))} className={classes.show}>
      {t(state === 'duplicate' ? 'row.useExisting' : 'row.show')}
    </Link>
  )
}

function RowButtons({ upload }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const { id, name, state } = upload
  const isHalted = state === 'paused' || state === 'failed'
  return (
    <span className={classes.buttons}>
      {(state === 'sending' || state === 'waiting') && (
        <ActionIcon aria-label={t('row.pause', { name })} onClick={() => uploads.pause(id)}>
          <IconPlayerPause {...SMALL_ICON} />
        </ActionIcon>
      )}
      {isHalted && (
        <ActionIcon
          aria-label={t(state === 'paused' ? 'row.resume' : 'row.retry', { name })}
          onClick={() => uploads.start(id)}
        >
          {state === 'paused' ? (
            <IconPlayerPlay {...SMALL_ICON} />
          ) : (
            <IconRefresh {...SMALL_ICON} />
          )}
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={t(isOpen(upload) ? 'row.cancel' : 'row.remove', { name })}
        onClick={() => uploads.cancel(id)}
      >
        <IconX {...SMALL_ICON} />
      </ActionIcon>
    </span>
  )
}
