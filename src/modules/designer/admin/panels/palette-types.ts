import { isAdmin, type Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { BLOCK_GROUPS, type BlockGroup, type BlockType } from '#kernel/site/block/block-type.ts'
import { DEFAULT_PALETTE } from '#modules/pages/blocks/all-types.ts'
import { mayHold } from '../../model/commands/rules.ts'
import type { Room } from '../room/room-context.tsx'

type PaletteGroup = {
  readonly name: 'basic' | BlockGroup
  readonly types: readonly BlockType[]
}

type PaletteQuery = { user: Principal; enabled: readonly string[]; search: string; lang: Lang }

/** What may be added: the four every page has as far as they are offered, then the others by group. */
export function paletteGroups(room: Room, wish: PaletteQuery): PaletteGroup[] {
  const basic: ReadonlySet<string> = new Set(DEFAULT_PALETTE)
  const offered = found(room.surface.offered, wish)
  const groups: PaletteGroup[] = [
    { name: 'basic', types: offered.filter(({ name }) => basic.has(name)) },
    ...BLOCK_GROUPS.map((group) => ({
      name: group,
      types: offered.filter((type) => type.group === group && !basic.has(type.name)),
    })),
  ]
  return groups.filter(({ types }) => types.length > 0)
}

/** Those that may stand in a block (null: the page). */
export function typesFor(room: Room, parent: string | null, wish: PaletteQuery): BlockType[] {
  const ground = room.designer.ground()
  return paletteGroups(room, wish)
    .flatMap(({ types }) => types)
    .filter((type) => mayHold(ground, parent, { type }))
}

/** What someone looks for that is not offered here. */
export function typesElsewhere({ tools, surface }: Room, wish: PaletteQuery): BlockType[] {
  if (wish.search.trim() === '') return []
  const here = new Set(surface.offered)
  return found([...tools.types.values()], wish).filter((type) => !here.has(type))
}

function found(types: readonly BlockType[], wish: PaletteQuery): BlockType[] {
  const { user, enabled, search, lang } = wish
  const wanted = search.trim().toLocaleLowerCase(lang)
  return types.filter(
    (type) =>
      mayUse(user, type) &&
      (!type.module || enabled.includes(type.module)) &&
      type.label[lang].toLocaleLowerCase(lang).includes(wanted),
  )
}

function mayUse(user: Principal, { caps }: BlockType): boolean {
  return !caps.roles || isAdmin(user) || caps.roles.some((role) => user.roles.includes(role))
}
