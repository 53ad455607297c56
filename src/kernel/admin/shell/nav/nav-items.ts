import { IconLayoutDashboard, IconSettings } from '@tabler/icons-react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { AdminModule, IconType } from '../../module.ts'
import { useCan, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { fold } from '../palette/rank.ts'
import { type Can, navSections, permitted } from './visible-modules.ts'

type NavItem = { path: string; label: string; icon: IconType }
export type NavBlock = { name: string; heading: string | null; items: NavItem[] }

/** The whole navigation for this person: dashboard first, groups, settings last. */
export function useNavBlocks(): NavBlock[] {
  const t = useMessages(messages)
  const can = useCan()
  const modules = useModules()
  const { lang } = useSession().user
  const dashboard = { path: '', label: t('nav.dashboard'), icon: IconLayoutDashboard }
  const settings = { path: 'settings', label: t('nav.settings'), icon: IconSettings }
  return [
    { name: 'top', heading: null, items: [dashboard] },
    ...groupBlocks(modules, { can, lang, heading: (group) => t(`nav.groups.${group}`) }),
    { name: 'bottom', heading: null, items: hasSettings(modules, can) ? [settings] : [] },
  ].filter((block) => block.items.length > 0)
}

/** Exported for its test: entries whose label or heading contains what was typed. */
export function filterBlocks(blocks: readonly NavBlock[], query: string): NavBlock[] {
  const wanted = fold(query.trim())
  if (wanted === '') return [...blocks]
  return blocks
    .map((block) => {
      const isWholeGroup = fold(block.heading ?? '').includes(wanted)
      const items = block.items.filter((item) => isWholeGroup || fold(item.label).includes(wanted))
      return { ...block, items }
    })
    .filter((block) => block.items.length > 0)
}

type Wording = {
  can: Can
  lang: Lang
  heading(group: ReturnType<typeof navSections>[number]['group']): string
}

function groupBlocks(modules: readonly AdminModule[], { can, lang, heading }: Wording): NavBlock[] {
  return navSections(modules, can).map(({ group, entries }) => ({
    name: group,
    heading: heading(group),
    items: entries.map(({ path, label, icon }) => ({ path, label: label[lang], icon })),
  }))
}

function hasSettings(modules: readonly AdminModule[], can: Can): boolean {
  return modules.some((module) => permitted(module.settings ?? [], can).length > 0)
}
