import { lazy, Suspense, useEffect, useState } from 'react'
import { isSystem } from '#kernel/access/roles.ts'
import { useSession } from '../../session.tsx'
import { usePreferences } from '../preferences/preferences.ts'
import { usePanels } from './panels.tsx'

const loadPanels = () => import('./later-panels.tsx')
const Panels = lazy(async () => ({ default: (await loadPanels()).LaterPanels }))
const Debug = lazy(async () => ({
  default: (await import('../debug/debug-panel.tsx')).DebugPanel,
}))

/** Quick settings and shortcuts: fetched once the frame stands, drawn when first asked for. */
export function PanelsOnDemand() {
  const { current } = usePanels()
  const [isWanted, setWanted] = useState(false)
  const isAsked = current === 'quick-settings' || current === 'shortcuts'
  if (isAsked && !isWanted) setWanted(true)
  useEffect(() => {
    // Only ahead of time: whoever opens one asks again and is told when it fails.
    loadPanels().catch(() => undefined)
  }, [])
  return isWanted ? (
    <Suspense fallback={null}>
      <Panels />
    </Suspense>
  ) : null
}

export function DebugOnDemand() {
  const { user } = useSession()
  const { isDebugging } = usePreferences()
  return isDebugging && isSystem(user) ? (
    <Suspense fallback={null}>
      <Debug />
    </Suspense>
  ) : null
}
