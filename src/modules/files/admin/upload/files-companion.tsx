import { useInterval, useThrottledCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBeforeUnload } from 'react-router'
import { useIsOnline } from '#kernel/admin/shell/session/connection.ts'
import { FILES_KEY } from '../browser/keys.ts'
import { PickerHost } from '../picker/picker-host.tsx'
import { isOpen, tally } from './queue.ts'
import { UploadPanel } from './upload-panel.tsx'
import { uploads, useUploads } from './uploads.ts'

/** How often a lost connection is tried again when the browser does not notice its return. */
const AGAIN_MS = 4000

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
