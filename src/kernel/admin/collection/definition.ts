import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Access, Action } from '#kernel/access/rules.ts'
import type { Filter } from '../fields/filter.ts'
import type { FieldsOf } from '../fields/structured/group-fields.ts'
import type { IconType } from '../module.ts'
import type { Paths } from './paths.ts'
import type { CollectionWords, Words } from './words.ts'

/** What `list` is asked for. Use `cursor` when it is there, else `page`. */
export type ListAsk<Q> = {
  /** Counted from 0. */
  page: number
  limit: number
  cursor: string | undefined
  search: string
  sort: SortOf<Q>
  filters: Partial<Q>
}
export type ListAnswer<T> = {
  rows: readonly T[]
  total: number
  /** False: there are more than `total`. */
  isExact?: boolean
  next?: string | null
}

/** What `save` is given. Without an id it is new. */
export type SaveAsk<T, D> = {
  id: string | undefined
  /** The version it was read at, or the newer one that was compared. */
  version: number | undefined
  /** Exactly the fields of the form that may be edited. */
  values: D
  /** Those of them that differ from what was loaded. */
  changes: Partial<D>
  loaded: T | undefined
}

type SortOf<Q> = Q extends { sort?: infer S } ? Exclude<S, undefined> : string
type SortKey<Q> = SortOf<Q> extends infer S ? (S extends `-${string}` ? never : S) : never
type Key<T> = keyof T & string

export type CellProps<T, K extends keyof T = keyof T> = { value: T[K]; row: T }
export type ItemProps<T> = { item: T; reload(): Promise<void> }
export type ListProps<T, Q> = {
  rows: readonly T[]
  isLoading: boolean
  search: string
  sort: SortOf<Q>
  filters: Partial<Q>
  open(row: T): void
}

/** Names that stand beside each other are put into an array of their own. */
type Line<K> = K | readonly K[]
type Section<T, K> = readonly Line<K>[] | ComponentType<ItemProps<T>>
type Sections<T, K> = Readonly<Record<string, Section<T, K>>>

/** Something to do with one thing, or with all chosen ones. */
export type ItemAction<Subject> = {
  /** Its words stand in `words.actions`. */
  name: string
  icon: IconType
  /** `edit` of the module unless said; of several rights all are needed. */
  access?: Access | readonly Access[]
  isDanger?: boolean
  /** Asks first, with the words of `words.confirm`. */
  asksFirst?: boolean
  when?(subject: Subject): boolean
  run(subject: Subject): Promise<unknown>
}

export type Definition<T extends object, Q extends object, D extends object> = {
  /** Plural, kebab-case; names saved views and local settings. */
  name: string
  /** As the audit log and locks know it. */
  noun: string
  /** Whose permissions decide. */
  module: string
  /** 'bugtracker' → bugtracker/browse and bugtracker/edit/:id?. */
  path: string
  /** For trees with addresses of their own. */
  paths?: Partial<Paths>
  key: Key<T>
  words: Words<CollectionWords>
  label(item: T): string
  version?(item: T): number
  /** Where `edit` of the module is not the right word, e.g. users are for admins. */
  access?: Partial<Record<Action, Access>>

  fields: FieldsOf<T & D>
  columns: readonly Key<T>[]
  /** Offered in the column menu, not shown at first. */
  extraColumns?: readonly Key<T>[]
  /** Column → module it tells of: nobody is offered figures of what is switched off. */
  columnModules?: { readonly [K in Key<T>]?: string }
  cells?: { readonly [K in Key<T>]?: ComponentType<CellProps<T, K>> }
  /** A badge beside the title of the edit screen. */
  Status?: ComponentType<{ item: T }>

  /** Query key of the list → a filter, or the field that brings one. */
  filters?: { readonly [K in keyof Q & string]?: Filter<NonNullable<Q[K]>> | Key<T> }
  /** Column → sort key of the list. */
  sortable?: { readonly [K in Key<T>]?: SortKey<Q> }
  sort: SortOf<Q>
  isSearchable?: boolean

  list(ask: ListAsk<Q>): Promise<ListAnswer<T>>
  load?(id: string): Promise<T>
  save?(ask: SaveAsk<T, D>): Promise<T>
  /** What a new thing starts with; leaving it out means nothing can be made here. */
  create?(search: URLSearchParams): Partial<D>
  /** Where to begin while the list is empty and nothing can be made in it; below the admin base. */
  begin?: { path: string; access: Access }
  remove?(item: T): Promise<unknown>
  /**
   * What of a thing takes the right to publish because visitors notice it at once: everything, or
   * these fields; deleting it too. Undefined while nobody outside sees it.
   */
  live?(item: T): 'all' | readonly Key<D>[] | undefined
  /** What is live can be changed in a draft beside it, which takes no right to publish. */
  drafts?: Drafts<T, D>
  /** Nothing of it changes any more, whoever looks: the form can be read only. */
  isSettled?(item: T): boolean
  /** These fields of it do not change any more, whoever looks. */
  settled?(item: T): readonly Key<D>[]
  /** It cannot be deleted as it stands, so nobody is offered to. */
  isKept?(item: T): boolean
  /** Undoes `remove`; without it deleting asks first. */
  restore?(item: T): Promise<unknown>

  /**
   * Deleted things wait in a trash: a tab of the list, which is then asked for `trash: 'only'`. What lies
   * there can be read, restored and removed for good, nothing else.
   */
  trash?: {
    holds(item: T): boolean
    /** Removes them for good. */
    purge?(items: readonly T[]): Promise<unknown>
  }

  /** Cards by meaning: wide ones, and narrow ones beside them. Titles stand in `words.sections`. */
  form?: { main: Sections<T, Key<D>>; side?: Sections<T, Key<D>> }
  /** Rules over several fields; its messages may be our codes or words. */
  schema?: z.ZodType
  actions?: readonly ItemAction<T>[]
  bulk?: readonly ItemAction<readonly T[]>[]
  /** Further pages of a stored thing. */
  tabs?: Readonly<Record<string, ComponentType<ItemProps<T>>>>
  /** Other ways to look at the list, beside the table; the first is not the default. */
  layouts?: Readonly<Record<string, LayoutOf<T, Q>>>
  List?: ComponentType<ListProps<T, Q>>
  Edit?: ComponentType<{ id: string | undefined }>
}

type Drafts<T, D> = {
  /** The draft that the form shows; none: it shows what is live. */
  of(item: T): LiveDraft<T> | undefined
  save(ask: SaveAsk<T, D>): Promise<T>
  publish(item: T): Promise<T>
  discard(item: T): Promise<T>
  /** Makes an entry of the history the draft, over the one there may be. */
  restore(item: T, entry: string): Promise<T>
}

/** What stands beside a draft. */
export type LiveDraft<T> = {
  /** What visitors see. */
  live: T
  /** What they saw when the draft was last saved. */
  base: T
  begun: string
  begun_by: { name: string }
  saved: string
  saved_by: { name: string }
}

type LayoutOf<T, Q> = {
  icon: IconType
  Component: ComponentType<ListProps<T, Q>>
  /** It loads its own rows, so the pages of the table mean nothing beside it. */
  pagesItself?: boolean
}
