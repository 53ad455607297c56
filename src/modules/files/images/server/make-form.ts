import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { shareWork } from '#kernel/server/workers/share-work.ts'
import type { FileRow } from '../../files/server/queries.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import { bookBlob, discardBlob, reserveBlob } from '../../storage/server/blobs.ts'
import { addSpace } from '../../storage/server/quota.ts'
import { inspect } from '../../uploads/server/inspection/inspect.ts'
import { type Form, isMoving } from './derivatives.ts'
import { createPool, picturePool } from './pool.ts'

export type Derivative = { blob_key: string; size: number; type: string }
type Made = { bytes: Buffer[]; type: string; width: number | null; height: number | null }

const share = shareWork<Derivative>()
const shareLater = shareWork<void>()
/** Visitors who wait come first: of what nobody waits for, one is made at a time. */
const behind = createPool({ atOnce: 1, waiting: 200 })

/** A form of a picture, from its recipe; made once however many ask. */
export function makeForm(scope: FileScope, row: FileRow, form: Form): Promise<Derivative> {
  return makeOnce(scope, row, {
    gridref: form.gridref,
    make: async () => {
      const { type, width, height } = form
      const render = { form, isMoving: isMoving(row) }
      const bytes = await inspect.form({ render, body: sourceOf(scope, row) })
      return { bytes, type, width, height }
    },
  })
}

/** Makes a form that nobody waits for; one that does not fit into the queue is asked for again. */
export function makeLater(scope: FileScope, row: FileRow, form: Form): void {
  void shareLater(form.gridref, async () => {
    await behind
      .run(() => makeForm(scope, row, form))
      .catch((error: unknown) => scope.log.info({ err: error }, 'a picture was not made ahead'))
  })
}

/** A form that came along ready-made. */
export function keepForm(
  scope: FileScope,
  row: FileRow,
  { bytes, ...made }: { gridref: string; bytes: Buffer } & Omit<Made, 'bytes'>,
): Promise<Derivative> {
  const make = async () => ({ ...made, bytes: [bytes] })
  return makeOnce(scope, row, { gridref: made.gridref, make })
}

/** The original without what it tells about people and places. */
export function makeClean(scope: FileScope, row: FileRow): Promise<Derivative> {
  return makeOnce(scope, row, {
    gridref: row.content_ref,
    make: async () => {
      const type = row.master_key ? 'image/jpeg' : row.type
      const bytes = await inspect.clean({ type, body: sourceOf(scope, row) })
      return { bytes, type, width: null, height: null }
    },
  })
}

function sourceOf({ storage }: FileScope, row: FileRow): () => Promise<Readable> {
  return () => storage.get(row.master_key ?? row.blob_key)
}

type Making = { gridref: string; make(): Promise<Made> }

function makeOnce(scope: FileScope, row: FileRow, making: Making): Promise<Derivative> {
  return share(making.gridref, () =>
    picturePool.run(() => underLock(scope, making.gridref, () => findOrMake(scope, row, making))),
  )
}

/** Other instances wait here; a lock ends with its connection, so a crash leaves none behind. */
function underLock<T>({ db }: FileScope, gridref: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${gridref}, 0))`.execute(tx)
    return work()
  })
}

async function findOrMake(
  scope: FileScope,
  row: FileRow,
  { gridref, make }: Making,
): Promise<Derivative> {
  const known = await scope.db
    .selectFrom('file_derivatives')
    .select(['blob_key', 'size', 'type'])
    .where('gridref', '=', gridref)
    .executeTakeFirst()
  if (known) return known
  const made = await make()
  const key = await reserveBlob(scope.db, 'derived')
  try {
    const { size } = await scope.storage.put(key, Readable.from(made.bytes))
    await write(scope, row, { gridref, key, size, made })
    return { blob_key: key, size, type: made.type }
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}

type Written = { gridref: string; key: string; size: number; made: Made }

function write(scope: FileScope, row: FileRow, { gridref, key, size, made }: Written) {
  return scope.change(async (change) => {
    const { db } = change
    await bookBlob(db, key, size)
    const { type, width, height } = made
    const derivative = { gridref, file_id: row.id, blob_key: key, type, width, height, size }
    await db.insertInto('file_derivatives').values(derivative).execute()
    await addSpace(change, size)
  })
}
