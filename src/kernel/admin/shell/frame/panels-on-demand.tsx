import { lazy, Suspense } from 'react'
import { isSystem } from '#kernel/access/roles.ts'
import { useSession } from '../../session.tsx'
import { closeHandbook, useHandbookPlace } from '../handbook/handbook-place.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useAccount } from '../session/live-session.tsx'
import { WidgetBoundary } from '../widgets/widget-boundary.tsx'
import { usePanels } from './panels.tsx'
import { useOnDemand } from './use-on-demand.ts'

const Debug = lazy(async () => ({
  default: (await import('../debug/debug-panel.tsx')).DebugPanel,
}))

/** What lies over the page is fetched once the frame stands. */
export function PanelsOnDemand() {
  const { current, close } = usePanels()
  const { isSignedOut } = useAccount()
  const later = useOnDemand({
    load: () => import('./later-panels.tsx'),
    isAsked: current !== null || isSignedOut,
    isAhead: true,
    onFailed: close,
  })
  return later && <later.LaterPanels />
}

/** The handbook comes with its pages when somebody opens it. */
export function HandbookOnDemand() {
  const part = useOnDemand({
    load: () => import('../handbook/handbook-panel.tsx'),
    isAsked: useHandbookPlace() !== null,
    onFailed: closeHandbook,
  })
  return part && <part.HandbookPanel />
}

export function DebugOnDemand() {
  const { user } = useSession()
  const { isDebugging } = usePreferences()
  return isDebugging && isSystem(user) ? (
    <WidgetBoundary renderError={() => null}>
      <Suspense fallback={null}>
        <Debug />
      </Suspense>
    </WidgetBoundary>
  ) : null
}
