import { ActionIcon, Progress } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { uploadTexts } from '../texts.ts'
import { type Queue, tally } from './queue.ts'
import classes from './upload-panel.module.css'
import { UploadRow } from './upload-row.tsx'
import { uploads } from './uploads.ts'
import { usePanelTitle } from './use-panel-title.ts'

/** What is being uploaded, at the edge of every screen. */
export function UploadPanel({ queue }: { queue: Queue }) {
  const t = useTexts(uploadTexts)
  const [isFolded, setFolded] = useState(false)
  const sum = tally(queue)
  const title = usePanelTitle(sum)
  const Fold = isFolded ? IconChevronUp : IconChevronDown
  return (
    <section className={classes.panel} aria-label={t('panel.title')}>
      <header className={classes.head}>
        <p role="status" className={classes.title}>
          {title}
        </p>
        {sum.canPause && (
          <ActionIcon aria-label={t('panel.pauseAll')} onClick={() => uploads.pauseAll()}>
            <IconPlayerPause {...SMALL_ICON} />
          </ActionIcon>
        )}
        {!sum.canPause && sum.canResume && (
          <ActionIcon aria-label={t('panel.resumeAll')} onClick={() => uploads.resumeAll()}>
            <IconPlayerPlay {...SMALL_ICON} />
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={t(isFolded ? 'panel.expand' : 'panel.collapse')}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <Fold {...SMALL_ICON} />
        </ActionIcon>
        {sum.open === 0 && (
          <ActionIcon aria-label={t('panel.close')} onClick={() => uploads.clear()}>
            <IconX {...SMALL_ICON} />
          </ActionIcon>
        )}
      </header>
      {sum.open > 0 && (
        <Progress.Root size={4} radius={0}>
          <Progress.Section value={sum.percent} aria-label={t('panel.overall')} />
        </Progress.Root>
      )}
      {sum.isOffline && !isFolded && <p className={classes.note}>{t('panel.offline')}</p>}
      {!isFolded && (
        <ul className={classes.rows}>
          {queue.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}
