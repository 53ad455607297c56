import type { ComponentType } from 'react'
import type { Access, Action } from '#kernel/access/rules.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { ReferenceSource } from './fields/kinds/reference-fields.ts'

export type IconType = ComponentType<{ size?: number | string; stroke?: number | string }>

/** A screen below the admin base: '' is the dashboard, 'bugtracker/edit/:id?' has an optional id. */
export type Screen = {
  path: string
  title: Label
  access: Access
  /** Its page of the handbook, `docs/handbook/<language>/<help>.md`; that of the module unless said. */
  help?: string
  /** Loaded when first opened. */
  lazy(): Promise<{ Component: ComponentType }>
}

/** An entry of the navigation; `path` is a screen's path without params. */
export type NavEntry = {
  path: string
  label: Label
  icon: IconType
  access: Access
  /** Entries of one group stand together; groups appear in the order of NAV_GROUPS. */
  group: NavGroup
}

export const NAV_GROUPS = [
  'website',
  'shop',
  'contacts',
  'accounting',
  'sports',
  'work',
  'system',
] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

/** A card on the dashboard; it loads its own data. */
export type Widget = {
  name: string
  access: Access
  /** Where it stands on a wide screen: among what there is to do, or beside it. */
  place: 'main' | 'side'
  /** What it is called where people arrange the dashboard; the name of its module unless said. */
  label?: Label
  /** Before those of all other modules, until somebody moves it. */
  isFirst?: boolean
  lazy(): Promise<{ Component: ComponentType }>
}

/** The parts of the settings index, in their order. */
export const SETTINGS_GROUPS = ['business', ...NAV_GROUPS] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

/** A line of the settings index. */
export type SettingsEntry = {
  /** Where it stands; unless said, with the module's first entry of the navigation. */
  group?: SettingsGroup
  /** Other words people look for it by. */
  keywords?: string
  path: string
  label: Label
  text: Label
  icon: IconType
  access: Access
}

/** An action of the command palette, e.g. "Neuer Fehler". */
export type Command = {
  name: string
  label: Label
  icon?: IconType
  access: Access
  path: string
  keywords?: string
}

/** What the palette finds while typing. */
export type SearchHit = { label: string; hint: string; path: string }
type SearchSource = {
  label: Label
  access: Access
  find(query: string): Promise<SearchHit[]>
}

/** What a module has to say about a thing of another one, drawn on that thing's screen. */
export type Panel = {
  place: 'user'
  name: string
  label: Label
  access: Access
  /** Loaded when first shown; `id` is that of the thing. */
  lazy(): Promise<{ Component: ComponentType<{ id: string }> }>
}

/** What stays on the screen whatever is open, e.g. running uploads; it draws nothing until needed. */
type Companion = {
  name: string
  access: Access
  lazy(): Promise<{ Component: ComponentType }>
}

/** A dialog of the overlay menu. `go` opens a path below the admin base. */
export type OverlayEntry = {
  name: string
  label: Label
  icon: IconType
  access: Access
  open(shell: { lang: Lang; go(path: string): void }): Promise<void>
}

/** How things are found that others may point to, and where visitors see one of them. */
export type LinkedSource = ReferenceSource & {
  /** Undefined while visitors do not see it. */
  address(id: string, lang: Lang): Promise<string | undefined>
}
type ThingSource = { access: Access; load(): Promise<LinkedSource> }

/** A further line of the matrix of permissions, for part of what a module can do. */
type Grant = {
  /** As `staff(name, action)` asks for it. */
  name: string
  label: Label
  actions: readonly Action[]
}

/** What a module brings to the admin centre. Listed by hand in `app/modules.admin.ts`. */
export type AdminModule = {
  name: string
  label: Label
  /** The page of the handbook about its screens. */
  help?: string
  nav?: readonly NavEntry[]
  screens?: readonly Screen[]
  widgets?: readonly Widget[]
  settings?: readonly SettingsEntry[]
  commands?: readonly Command[]
  search?: readonly SearchSource[]
  panels?: readonly Panel[]
  companions?: readonly Companion[]
  overlay?: readonly OverlayEntry[]
  /** Each is granted together with seeing the module itself. */
  grants?: readonly Grant[]
  /** What its audit entries are about, as the object of a sentence: 'einen Fehler', 'a bug'. */
  nouns?: Readonly<Record<string, Label>>
  /** What blocks of a page may show of it and links may lead to, by noun. */
  things?: Readonly<Record<string, ThingSource>>
}
