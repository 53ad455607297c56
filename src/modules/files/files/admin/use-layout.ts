import { useSyncExternalStore } from 'react'
import { storedValue } from '#kernel/admin/shell/stored-value.ts'
import type { FileBrowse } from './use-file-browse.ts'

export const LAYOUTS = ['grid', 'list'] as const
export type Layout = (typeof LAYOUTS)[number]

const preferred = storedValue<Layout>('kontor.files.layout', (stored) =>
  stored === 'list' ? 'list' : 'grid',
)

/** Grid or list: as the address says, else as it was chosen last on this device. */
export function useLayout({ state, change }: FileBrowse): [Layout, (layout: Layout) => void] {
  const usual = useSyncExternalStore(preferred.subscribe, preferred.get)
  const given = LAYOUTS.find((layout) => layout === state.layout)
  const choose = (layout: Layout) => {
    preferred.set(layout)
    change(({ page }) => ({ page, layout }))
  }
  return [given ?? usual, choose]
}
