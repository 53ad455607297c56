import type { Kysely, RawBuilder, Updateable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AnyNoun, ChangeOf, CreateOf, ItemOf, QueryOf } from '#kernel/contract/noun/noun.ts'
import { failures } from '../app-error.ts'
import type { Change, ChangeScope } from '../change.ts'
import { type Trash, trashOf } from '../housekeeping/trash.ts'
import type { SortKey } from '../list/sort-keys.ts'
import type { Route } from '../route.ts'
import { record, stampsOf } from './record.ts'
import { resourceRoutes } from './routes.ts'
import { type NounTable, type Row, tableOf, toWire } from './rows.ts'
import {
  deleteRows,
  findPage,
  insertRow,
  lockPurgeable,
  lockRows,
  readRows,
  type Shortcut,
  setGone,
  takeShortcut,
  updateRow,
} from './store.ts'

type AnyTables = Record<string, Record<string, unknown>>
type Conditions = readonly RawBuilder<boolean>[]
export type Viewer = Pick<ChangeScope, 'user' | 'config' | 'modules'>

/**
 * What is special about a noun. All of it runs inside the transaction of the change. `Columns` are those
 * of its table.
 */
type Hooks<Tables, N extends AnyNoun, Columns = unknown> = {
  table: keyof Tables & string
  /** Rules over several fields or other tables; `before` is absent for a new one. */
  check?(change: Change<Tables>, values: Partial<CreateOf<N>>, before?: ItemOf<N>): Promise<void>
  /** Refuses one that is not there to be written any more, before its version is looked at. */
  taken?(change: Change<Tables>, item: ItemOf<N>): Promise<void>
  /** What is written beside the values, or instead of them, by column; `before` is absent for a new one. */
  columns?(
    change: Change<Tables>,
    values: Partial<CreateOf<N>>,
    before?: ItemOf<N>,
  ): Promise<Columns>
  /** The row is written: keeps the values that are no column of it. */
  written?(change: Change<Tables>, id: string, values: Partial<CreateOf<N>>): Promise<void>
  created?(change: Change<Tables>, item: ItemOf<N>): Promise<void>
  changed?(change: Change<Tables>, after: ItemOf<N>, before: ItemOf<N>): Promise<void>
  /** Before they go: refuse what is in use, clean up what belongs to them. */
  removing?(change: Change<Tables>, items: readonly ItemOf<N>[]): Promise<void>
  /** It is back from the trash: refuse what must not come back, set up what belongs to it. */
  restoring?(change: Change<Tables>, item: ItemOf<N>): Promise<void>
  /** Before what lay in the trash goes for good: cleans up what a cascade does not reach. */
  purging?(change: Change<Tables>, ids: readonly string[]): Promise<void>
  /** Values of derived fields, by id. */
  derive?(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, object>>
  /** Orders of the list that are no field of the noun. */
  sorts?: Readonly<Record<string, SortKey>>
  /** Answers the noun's `conditions`, and a search of its own. */
  where?(
    query: QueryOf<N>,
    source: { db: Kysely<Tables>; viewer: Viewer | undefined },
  ): Conditions | Promise<Conditions>
  /** Where a smaller table knows the answers to a query, in their order. */
  shortcut?(
    query: QueryOf<N>,
    source: { db: Kysely<Tables>; viewer: Viewer | undefined },
  ): Promise<Shortcut | undefined>
  /** An item as the caller may see it; unless said, whoever may read it sees all of it. */
  shown?(viewer: Viewer, item: ItemOf<N>): ItemOf<N>
  /** Cached pages that show it. */
  tags?(item: ItemOf<N>): readonly string[]
}

export type Resource<Tables, N extends AnyNoun> = {
  noun: N
  table: NounTable
  routes: readonly Route[]
  /** Without a viewer nothing is found by what only some may see. */
  list(db: Kysely<Tables>, query: QueryOf<N>, viewer?: Viewer): Promise<ListReply<ItemOf<N>>>
  read(db: Kysely<Tables>, ids: readonly string[]): Promise<ItemOf<N>[]>
  /** Locks one for writing and refuses a version that is not the newest. */
  take(change: Change<Tables>, id: string, version: number): Promise<ItemOf<N>>
  /** Under an id of its own unless one was promised before. */
  create(change: Change<Tables>, values: CreateOf<N>, id?: string): Promise<ItemOf<N>>
  change(change: Change<Tables>, id: string, input: ChangeOf<N>): Promise<ItemOf<N>>
  /** Unknown ids are left out of the answer. */
  remove(change: Change<Tables>, ids: readonly string[]): Promise<string[]>
  restore(change: Change<Tables>, id: string): Promise<ItemOf<N>>
  /** Removes for good what lies in the trash; what does not is left out of the answer. */
  purge(change: Change<Tables>, ids: readonly string[]): Promise<string[]>
  shown(viewer: Viewer, item: ItemOf<N>): ItemOf<N>
  /** For the module's manifest, where the noun has a trash. */
  trash: Trash
}

type ListReply<T> = { items: T[]; numItems: number; numItemsExact: boolean; next: string | null }

/**
 * The regular calls of a noun and what other code may do with it.
 * @example
 * const resource = resourcesOf<BugTables>()
 * export const projects = resource(project, { table: 'bug_projects', removing: mustBeUnused })
 */
export function resourcesOf<Tables>() {
  return <N extends AnyNoun, T extends keyof Tables & string>(
    noun: N,
    hooks: Hooks<Tables, N, Updateable<Tables[T]>> & { table: T },
  ): Resource<Tables, N> => {
    const table = tableOf(noun, hooks.table)
    const reading = reader(noun, hooks, table)
    const kit = { noun, hooks, table, ...reading }
    const made: Omit<Resource<Tables, N>, 'routes'> = {
      noun,
      table,
      ...reading,
      create: (change, values, id = uuidv7()) => createItem(kit, change, { id, values }),
      change: (change, id, input) => changeItem(kit, change, { id, input }),
      remove: (change, ids) => removeItems(kit, change, ids),
      restore: (change, id) => restoreItem(kit, change, id),
      purge: (change, ids) => purgeItems(kit, change, ids),
      shown: (viewer, item) => hooks.shown?.(viewer, item) ?? item,
      trash: trashOf<Tables>({
        purge: ({ change }, until) =>
          change(async (unit) => {
            const due = await lockPurgeable(loose(unit.db), table, until)
            return (await purgeItems(kit, unit, due)).length
          }),
      }),
    }
    return { ...made, routes: resourceRoutes(made) }
  }
}

type Reader<Tables, N extends AnyNoun> = Pick<Resource<Tables, N>, 'list' | 'read' | 'take'>

function reader<Tables, N extends AnyNoun>(
  noun: N,
  { derive, where, shortcut, shown, taken, sorts = {} }: Hooks<Tables, N>,
  table: NounTable,
): Reader<Tables, N> {
  async function itemsOf(db: Kysely<Tables>, rows: readonly Row[]): Promise<ItemOf<N>[]> {
    const ids = rows.map((row) => row.id)
    const derived = ids.length > 0 ? await derive?.(db, ids) : undefined
    return rows.map((row) => ({ ...toWire(table, row), ...derived?.get(row.id) }) as ItemOf<N>)
  }
  return {
    async list(db, query, viewer) {
      const request = query as Parameters<typeof findPage>[2]
      const short = await shortcut?.(query, { db, viewer })
      const further = short ? [] : ((await where?.(query, { db, viewer })) ?? [])
      const { ids, ...page } = await (short
        ? takeShortcut(loose(db), short, request)
        : findPage(loose(db), { noun, table, sorts, where: further }, request))
      return { items: await itemsOf(db, await readRows(loose(db), table, ids)), ...page }
    },
    async read(db, ids) {
      return itemsOf(db, await readRows(loose(db), table, ids))
    },
    async take(change, id, version) {
      const rows = await lockRows(loose(change.db), table, [id])
      const [item] = await itemsOf(change.db, rows)
      if (!item) throw failures.notFound()
      await taken?.(change, item)
      if (rows[0]?.deleted_at) throw failures.inTrash()
      if (stampsOf(item).version !== version)
        throw failures.stale({ current: shown?.(change.scope, item) ?? item })
      return item
    },
  }
}

/** Everything a write needs; the resource binds it. */
type Kit<Tables, N extends AnyNoun> = Reader<Tables, N> & {
  noun: N
  hooks: Hooks<Tables, N>
  table: NounTable
}

async function createItem<Tables, N extends AnyNoun>(
  kit: Kit<Tables, N>,
  change: Change<Tables>,
  { id, values }: { id: string; values: CreateOf<N> },
): Promise<ItemOf<N>> {
  const { hooks, table } = kit
  await hooks.check?.(change, values as Partial<CreateOf<N>>)
  const columns = await hooks.columns?.(change, values as Partial<CreateOf<N>>)
  await insertRow(loose(change.db), table, { id, values: values as Values, columns })
  await hooks.written?.(change, id, values as Partial<CreateOf<N>>)
  const after = await readOne(kit, change, id)
  await record(change, kit, { action: 'create', after })
  await hooks.created?.(change, after)
  return after
}

async function changeItem<Tables, N extends AnyNoun>(
  kit: Kit<Tables, N>,
  change: Change<Tables>,
  { id, input }: { id: string; input: ChangeOf<N> },
): Promise<ItemOf<N>> {
  const { hooks, table } = kit
  const { version, ...values } = input as Values & { version: number }
  const before = await kit.take(change, id, version)
  await hooks.check?.(change, values as Partial<CreateOf<N>>, before)
  const columns = await hooks.columns?.(change, values as Partial<CreateOf<N>>, before)
  await updateRow(loose(change.db), table, { id, values, columns })
  await hooks.written?.(change, id, values as Partial<CreateOf<N>>)
  const after = await readOne(kit, change, id)
  await record(change, kit, { action: 'update', before, after })
  await hooks.changed?.(change, after, before)
  return after
}

async function removeItems<Tables, N extends AnyNoun>(
  kit: Kit<Tables, N>,
  change: Change<Tables>,
  wanted: readonly string[],
): Promise<string[]> {
  const { hooks, table } = kit
  const rows = await lockRows(loose(change.db), table, wanted)
  const ids = rows.filter((row) => !row.deleted_at).map((row) => row.id)
  const items = await kit.read(change.db, ids)
  await hooks.removing?.(change, items)
  await setGone(loose(change.db), table, { ids, isGone: true })
  for (const before of items) await record(change, kit, { action: 'delete', before })
  return ids
}

async function restoreItem<Tables, N extends AnyNoun>(
  kit: Kit<Tables, N>,
  change: Change<Tables>,
  id: string,
): Promise<ItemOf<N>> {
  const [row] = await lockRows(loose(change.db), kit.table, [id])
  if (!row?.deleted_at) throw failures.notFound()
  await setGone(loose(change.db), kit.table, { ids: [id], isGone: false })
  const after = await readOne(kit, change, id)
  await kit.hooks.restoring?.(change, after)
  await record(change, kit, { action: 'restore', after })
  return after
}

async function purgeItems<Tables, N extends AnyNoun>(
  { noun, hooks, table }: Kit<Tables, N>,
  change: Change<Tables>,
  wanted: readonly string[],
): Promise<string[]> {
  const rows = await lockRows(loose(change.db), table, wanted)
  const ids = rows.filter((row) => row.deleted_at).map((row) => row.id)
  await hooks.purging?.(change, ids)
  await deleteRows(loose(change.db), table, ids)
  for (const id of ids) await change.audit({ noun: noun.name, id, action: 'purge' })
  return ids
}

async function readOne<Tables, N extends AnyNoun>(
  { read }: Kit<Tables, N>,
  change: Change<Tables>,
  id: string,
): Promise<ItemOf<N>> {
  const [item] = await read(change.db, [id])
  if (!item) throw failures.notFound()
  return item
}

type Values = Readonly<Record<string, unknown>>

/** One set of statements serves every table; the noun's own types are given back at the edge. */
function loose<Tables>(db: Kysely<Tables>): Kysely<AnyTables> {
  return db as unknown as Kysely<AnyTables>
}
