import { lazy, Suspense, useSyncExternalStore } from 'react'
import { askedDialog } from './asked-dialog.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** Draws whatever dialog was asked for; nothing is loaded before. */
export function DialogHost() {
  const asked = useSyncExternalStore(askedDialog.subscribe, askedDialog.get)
  return (
    <Suspense fallback={null}>
      {asked?.name === 'link' && <LinkDialog page={asked.page} onClose={askedDialog.close} />}
      {asked?.name === 'share' && <ShareDialog asked={asked} onClose={askedDialog.close} />}
    </Suspense>
  )
}
