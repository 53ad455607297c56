import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { AdminModule, Command, SettingsEntry } from '../../module.ts'
import { useCan, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { useNavBlocks } from '../nav/nav-items.ts'
import { permitted } from '../nav/visible-modules.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { rank } from './rank.ts'
import { recentItems } from './recent.ts'
import { useShellGroup } from './shell-group.ts'
import { useHandbookGroup } from './use-handbook-group.ts'

const DEBOUNCE_MS = 200

const MIN_LENGTH = 2

type Found = { groups: PaletteGroup[]; isSearching: boolean; failed: string[] }

const PER_GROUP = 6

/** What the palette lists: without a query recent things and places, with one what matches best. */
export function usePaletteGroups(query: string): Found {
  const t = useMessages(messages)
  const fixed = [...useModuleGroups(), useShellGroup()]
  const found = useFound(query)
  const handbook = useHandbookGroup()
  const recent = useSyncExternalStore(recentItems.subscribe, recentItems.get)
  if (query.trim() === '') {
    const known = recentGroup(t('palette.recent'), recent, fixed)
    return { ...found, groups: [known, ...fixed].filter(hasItems) }
  }
  const best = (group: PaletteGroup) => ({
    ...group,
    items: rank(group.items, query).slice(0, PER_GROUP),
  })
  return {
    ...found,
    groups: [...fixed.map(best), ...found.groups, best(handbook.group)].filter(hasItems),
    failed: handbook.hasFailed ? [...found.failed, handbook.group.heading] : found.failed,
  }
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

/** What the modules' search sources answer; a source that fails does not hide the others. */
function useFound(query: string): Found {
  const can = useCan()
  const { lang } = useSession().user
  const sources = permitted(
    useModules().flatMap((module) => module.search ?? []),
    can,
  )
  const wanted = query.trim()
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS)
  const isWanted = settled.length >= MIN_LENGTH && wanted.length >= MIN_LENGTH
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.label.de, settled],
      queryFn: () => source.find(settled),
      enabled: isWanted,
      retry: false,
    })),
  })
  const groups = sources.map((source, index) => ({
    name: `found:${source.label.de}`,
    heading: source.label[lang],
    items: (isWanted ? (results[index]?.data ?? []) : []).map((hit) => ({
      id: `found:${hit.path}`,
      ...hit,
    })),
  }))
  const isSettling = wanted !== settled && wanted.length >= MIN_LENGTH && sources.length > 0
  return {
    groups,
    isSearching: isSettling || results.some((result) => result.isFetching),
    failed: sources
      .filter((_, index) => isWanted && results[index]?.isError)
      .map((source) => source.label[lang]),
  }
}

/** Places, commands and settings of all modules, as far as this person may use them. */
function useModuleGroups(): PaletteGroup[] {
  const t = useMessages(messages)
  const can = useCan()
  const modules = useModules()
  const blocks = useNavBlocks()
  const { lang } = useSession().user
  const all = <T>(part: (module: AdminModule) => readonly T[] | undefined) =>
    modules.flatMap((module) => part(module) ?? [])
  return [
    {
      name: 'navigation',
      heading: t('palette.navigation'),
      items: blocks.flatMap(({ heading, items }) =>
        items.map((item) => ({ ...item, id: `nav:${item.path}`, hint: heading ?? undefined })),
      ),
    },
    {
      name: 'commands',
      heading: t('palette.commands'),
      items: permitted(
        all((module) => module.commands),
        can,
      ).map((command) => commandItem(command, lang)),
    },
    {
      name: 'settings',
      heading: t('palette.settings'),
      items: permitted(
        all((module) => module.settings),
        can,
      ).map((entry) => settingsItem(entry, lang)),
    },
  ]
}

function commandItem(command: Command, lang: Lang): PaletteItem {
  const { name, label, icon, path, keywords } = command
  return { id: `command:${name}`, label: label[lang], icon, path, keywords }
}

function settingsItem(entry: SettingsEntry, lang: Lang): PaletteItem {
  const { path, label, text, icon, keywords } = entry
  return { id: `settings:${path}`, label: label[lang], hint: text[lang], icon, path, keywords }
}
