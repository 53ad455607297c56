import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** What may lie over the page; never two at a time. */
type PanelName = 'nav' | 'palette' | 'quick-settings' | 'shortcuts'
type Panels = { current: PanelName | null; open(panel: PanelName): void; close(): void }

const PanelsContext = createContext<Panels | undefined>(undefined)

export function PanelsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<PanelName | null>(null)
  const panels = useMemo<Panels>(
    () => ({ current, open: setCurrent, close: () => setCurrent(null) }),
    [current],
  )
  return <PanelsContext value={panels}>{children}</PanelsContext>
}

/** @example const { open } = usePanels(); open('palette') */
export function usePanels(): Panels {
  const panels = use(PanelsContext)
  if (!panels) throw new Error('usePanels needs a PanelsProvider above it')
  return panels
}
