import { useMemo } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { isOffered } from '#modules/pages/blocks/palette/palette.ts'
import { pageTemplates } from '../../sections/page-templates.ts'
import { SECTION_GROUPS } from '../../sections/ready-section.ts'
import { groupLabel, readySections } from '../../sections/ready-sections.ts'
import { type Room, useRoom } from '../room/room-context.tsx'

/** Named in the language of whoever chooses, written in the language of the page. */
type Ready = {
  readonly name: string
  readonly title: Label
  readonly hint?: string
  readonly blocks: readonly Block[]
}

export type ReadyGroup = {
  readonly group: string
  readonly label: string
  readonly isWhole: boolean
  readonly tiles: readonly Ready[]
}

/** What there is to choose from, by what it is for; whole pages are a group of their own. */
export function useReadySections(search: string, wholeLabel: string): ReadyGroup[] {
  const room = useRoom()
  const { lang } = useSession().user
  const all = useMemo((): ReadyGroup[] => {
    const sections = sectionsFor(room)
    const groups = SECTION_GROUPS.map((group) => ({
      group,
      label: groupLabel(group, lang),
      isWhole: false,
      tiles: sections.filter((section) => section.group === group),
    }))
    const whole = { group: 'whole', label: wholeLabel, isWhole: true, tiles: pagesFor(room, lang) }
    return [...groups, whole]
  }, [room, lang, wholeLabel])
  return useMemo(() => searched(all, search, lang), [all, search, lang])
}

function sectionsFor(room: Room) {
  const titles = titlesOf(readySections('de'), readySections('en'))
  return readySections(room.lang)
    .filter(({ blocks }) => mayAdd(room, blocks))
    .map(({ name, group, blocks }) => ({ name, group, blocks, title: titles(name) }))
}

function pagesFor(room: Room, lang: Lang): Ready[] {
  const titles = titlesOf(pageTemplates('de'), pageTemplates('en'))
  const hints = new Map(pageTemplates(lang).map(({ name, hint }) => [name, hint]))
  return pageTemplates(room.lang)
    .filter(({ blocks }) => mayAdd(room, blocks))
    .map(({ name, blocks }) => ({ name, blocks, title: titles(name), hint: hints.get(name) }))
}

type Titled = readonly { name: string; title: string }[]

function titlesOf(german: Titled, english: Titled): (name: string) => Label {
  const find = (list: Titled, wanted: string) =>
    list.find(({ name }) => name === wanted)?.title ?? wanted
  return (name) => ({ de: find(german, name), en: find(english, name) })
}

function mayAdd({ tools, surface }: Room, blocks: readonly Block[]): boolean {
  const kinds = new Set<string>()
  eachBlock(tools.types, blocks, ({ type }) => kinds.add(type))
  return surface.page !== undefined && isOffered(kinds, surface.page.template.view)
}

/** By the words of a section or of its group. */
function searched(all: readonly ReadyGroup[], search: string, lang: Lang): ReadyGroup[] {
  const wanted = search.trim().toLocaleLowerCase(lang)
  const has = (words: string) => words.toLocaleLowerCase(lang).includes(wanted)
  return all
    .map((one) => ({
      ...one,
      tiles: has(one.label) ? one.tiles : one.tiles.filter(({ title }) => has(title[lang])),
    }))
    .filter(({ tiles }) => tiles.length > 0)
}
