import { useSyncExternalStore } from 'react'
import { useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import { useModuleGroups } from './module-groups.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { rank } from './rank.ts'
import { recentItems } from './recent.ts'
import { useShellGroup } from './shell-group.ts'
import { type Found, useFound } from './use-found.ts'

const PER_GROUP = 6

/** What the palette lists: without a query recent things and places, with one what matches best. */
export function usePaletteGroups(query: string): Found {
  const t = useTexts(texts)
  const fixed = [...useModuleGroups(), useShellGroup()]
  const found = useFound(query)
  const recent = useSyncExternalStore(recentItems.subscribe, recentItems.get)
  if (query.trim() === '') {
    const known = recentGroup(t('palette.recent'), recent, fixed)
    return { ...found, groups: [known, ...fixed].filter(hasItems) }
  }
  const matching = fixed.map((group) => ({
    ...group,
    items: rank(group.items, query).slice(0, PER_GROUP),
  }))
  return { ...found, groups: [...matching, ...found.groups].filter(hasItems) }
}

/** A recent place still carries the icon it has in the navigation. */
function recentGroup(
  heading: string,
  recent: readonly { path: string; label: string; hint: string }[],
  fixed: readonly PaletteGroup[],
): PaletteGroup {
  const places = fixed.flatMap(({ items }) => items)
  const items = recent.map(({ path, label, hint }): PaletteItem => {
    const place = places.find((item) => item.path === path)
    return { id: `recent:${path}`, path, label: place?.label ?? label, hint, icon: place?.icon }
  })
  return { name: 'recent', heading, items }
}

function hasItems(group: PaletteGroup): boolean {
  return group.items.length > 0
}
