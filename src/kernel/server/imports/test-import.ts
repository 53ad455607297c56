import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { Import, listImportRows } from '#kernel/contract/admin/imports.ts'
import { text } from '#kernel/contract/fields.ts'
import type { Caller } from '#tests/caller.ts'
import type { Change } from '../change.ts'
import type { ServerModule } from '../module.ts'
import { importOf } from './declaration.ts'

type Shelf = { name: string; amount: number | null; id: string }
export type ShelfTables = { shelf: Shelf }
type ShelfChange = Change<ShelfTables>

/** Lets the next write break down halfway, as a killed process does. */
export const faults = { writesUntilKilled: Number.POSITIVE_INFINITY }

const Shelved = z.object({ name: z.string(), amount: z.number().nullable() })

const valuesOf = ({ name, amount }: Shelf) => ({ name, amount })

async function find({ db }: ShelfChange, column: 'id' | 'name', wanted: readonly string[]) {
  return db
    .selectFrom('shelf')
    .selectAll()
    .where(sql<boolean>`${sql.ref(column)} = any(${[...wanted]}::text[])`)
    .execute()
}

/** For tests: goods on a shelf, known by name, three rows at a time. */
const shelfImport = importOf<ShelfTables>()({
  name: 'shelf',
  label: { de: 'Waren', en: 'Goods' },
  access: { check: staff('shelf', 'create'), run: staff('shelf', 'publish') },
  fields: {
    name: { label: { de: 'Bezeichnung', en: 'Title' }, isRequired: true, schema: text(200) },
    amount: {
      label: { de: 'Menge', en: 'Amount' },
      schema: z.string().transform(Number).pipe(z.int().min(0).max(1000)),
    },
  },
  batch: 3,
  keys: ({ name }) => [name ?? ''],
  plan: async (change, rows) => {
    const names = rows.flatMap(({ values }) => values.name ?? [])
    const known = new Map((await find(change, 'name', names)).map((one) => [one.name, one]))
    return rows.map(({ values: { name, amount }, earlier: [former], newId }) => {
      const stored = known.get(name ?? '')
      const before = former?.after ?? (stored ? valuesOf(stored) : null)
      const after = { name: name ?? '', amount: amount ?? null }
      return { id: former?.id ?? stored?.id ?? newId(), before, after }
    })
  },
  store: async ({ db }, entries) => {
    faults.writesUntilKilled -= 1
    for (const { id, after } of entries) {
      const { name, amount } = Shelved.parse(after)
      await db
        .insertInto('shelf')
        .values({ id, name, amount })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ amount }))
        .execute()
      if (faults.writesUntilKilled < 0) throw new Error('killed')
    }
  },
  current: async (change, ids) =>
    new Map((await find(change, 'id', ids)).map((one) => [one.id, valuesOf(one)])),
  undo: async ({ db }, entries) => {
    for (const { id, before } of entries) {
      if (before === null) await db.deleteFrom('shelf').where('id', '=', id).execute()
      else
        await db
          .updateTable('shelf')
          .set({ amount: z.number().nullable().parse(before.amount) })
          .where('id', '=', id)
          .execute()
    }
  },
})

export const shelfModule: ServerModule = {
  name: 'shelf',
  label: { de: 'Regal', en: 'Shelf' },
  imports: [shelfImport],
  migrations: {
    '20261116-1301-shelf-create': {
      up: async (db: Kysely<unknown>) => {
        await sql`create table shelf (id text primary key, name text not null unique, amount integer)`.execute(
          db,
        )
      },
    },
  },
}

const ROOT = '/api/v0/import/'

/** For tests: the calls of an import, as the screen makes them. */
export function importClient(caller: Caller, kind: string) {
  const upload = async (csv: string | Uint8Array<ArrayBuffer>, name = 'datei.csv') => {
    const form = new FormData()
    form.append('file', new Blob([csv]), name)
    return caller.post(`${ROOT}?kind=${kind}`, form)
  }
  const post = async (id: string, step: string, body = {}) =>
    caller.post(`${ROOT}${id}/${step}`, body)
  return {
    upload,
    post,
    read: async (id: string) => (await caller.get(ROOT + id)).parse(Import),
    check: (
      item: Import,
      change: Partial<Pick<Import, 'mapping' | 'hasHeader' | 'options'>> = {},
    ) => {
      const { revision, mapping, hasHeader, options } = { ...item, ...change }
      return caller.put(ROOT + item._id, { revision, mapping, hasHeader, options })
    },
    rows: async (id: string, query = '') =>
      (await caller.get(`${ROOT}${id}/rows${query}`)).parse(listImportRows.reply).items,
  }
}
