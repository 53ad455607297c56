import { ActionIcon, Progress } from '@mantine/core'
import { useInterval, useThrottledCallback, useTimeout } from '@mantine/hooks'
import {
  IconChevronDown,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { useMessages } from '#kernel/admin/session.tsx'
import { useIsOnline } from '#kernel/admin/shell/session/connection.ts'
import { useKeptClear } from '#ui/foot-bar/use-kept-clear.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { uploadMessages } from '../../admin/messages.ts'
import { FILES_KEY } from '../../files/admin/keys.ts'
import { PickerHost } from '../../files/admin/picker/picker-host.tsx'
import { isOpen, type Queue, type Tally, tally } from './queue/queue.ts'
import { uploads, useUploads } from './queue/uploads.ts'
import classes from './upload-panel.module.css'
import { UploadRow } from './upload-row.tsx'

/** How often a lost connection is tried again when the browser does not notice its return. */
const AGAIN_MS = 4000

/** Long enough to read that all went well. */
const LEAVE_MS = 10_000

/** A batch of two hundred files need not be looked at two hundred times. */
const RELOAD_MS = 700

/** What the files keep beside every screen: running uploads, and dialogs other modules ask for. */
export function FilesCompanion() {
  return (
    <>
      <UploadDock />
      <PickerHost />
    </>
  )
}

/** The uploads of this tab, on whatever screen: they go on while people move about. */
function UploadDock() {
  const queue = useUploads()
  useConnection(queue.some(({ state }) => state === 'offline'))
  useFreshLists(tally(queue).stored)
  useBeforeUnload((event) => {
    if (uploads.get().some(isOpen)) event.preventDefault()
  })
  return queue.length > 0 ? <UploadPanel queue={queue} /> : null
}

function useConnection(isHalted: boolean): void {
  const isOnline = useIsOnline()
  useEffect(() => uploads.setOnline(isOnline), [isOnline])
  const again = useInterval(() => uploads.setOnline(navigator.onLine), AGAIN_MS)
  useEffect(() => {
    if (!isHalted) return
    again.start()
    return again.stop
  }, [isHalted, again.start, again.stop])
}

/** What is shown of files is read again whenever one more was stored. */
function useFreshLists(stored: number): void {
  const client = useQueryClient()
  const reload = useThrottledCallback(
    () => void client.invalidateQueries({ queryKey: FILES_KEY }),
    RELOAD_MS,
  )
  useEffect(() => {
    if (stored > 0) reload()
  }, [reload, stored])
}

/** What is being uploaded, at the edge of every screen. */
function UploadPanel({ queue }: { queue: Queue }) {
  const t = useMessages(uploadMessages)
  const [isFolded, setFolded] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const sum = tally(queue)
  const title = usePanelTitle(sum)
  useKeptClear(panel, 'panel')
  useLeaving(sum.settled === sum.total && sum.faults === 0)
  const Fold = isFolded ? IconChevronUp : IconChevronDown
  return (
    <section ref={panel} className={classes.panel} aria-label={t('panel.title')}>
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

/** Nothing is left to say once everything has arrived; what went wrong stays until it is read. */
function useLeaving(isDone: boolean): void {
  const { start, clear } = useTimeout(() => uploads.clear(), LEAVE_MS)
  useEffect(() => {
    if (!isDone) return
    start()
    return clear
  }, [isDone, start, clear])
}

/** One sentence about all uploads: what goes on, else what came of them. */
function usePanelTitle(sum: Tally): string {
  const t = useMessages(uploadMessages)
  if (sum.open > 0 && !sum.canPause && sum.canResume) return t('panel.paused', { count: sum.open })
  if (sum.open > 0) return t('panel.running', { count: sum.open })
  const parts = [
    sum.stored > 0 ? t('panel.done', { count: sum.stored }) : '',
    sum.duplicates > 0 ? t('panel.duplicates', { count: sum.duplicates }) : '',
    sum.faults > 0 ? t('panel.faults', { count: sum.faults }) : '',
  ].filter(Boolean)
  return sum.stored > 0 ? parts.join(', ') : [t('panel.noneStored'), ...parts].join(', ')
}
