import { type Kysely, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { type AppError, failures } from '../app-error.ts'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import type { Change } from '../change.ts'
import type { Context, UploadedFile } from '../context.ts'
import { tablesOf } from '../database.ts'
import { cleanName, disposition } from '../http/download/file-name.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { type Inspection, type Reserved, storeBytes } from './store-bytes.ts'

const DAY = 24 * 60 * 60 * 1000

/** What the table of a module's attachments must have, besides the column of their owner. */
type AttachmentColumns = {
  id: unknown
  storage_key: unknown
  name: unknown
  type: unknown
  size: unknown
  sha256: unknown
  uploaded_by: unknown
  created_at: unknown
  ready_at: unknown
}

type Declaration<Tables, T extends keyof Tables> = {
  table: T & string
  /** The column that names the thing they belong to. */
  owner: keyof Tables[T] & string
  /** Begins the names of its jobs. */
  module: string
  /** Begins the keys in the storage. */
  folder: string
  maxBytes: number
  /** The most one thing may have. */
  maxFiles: number
  tooMany(): AppError
  inspection: Inspection
  /** Inside the change: locks the thing, and throws when it takes no files. */
  hold(change: Change<Tables>, owner: string): Promise<unknown>
  /** Inside the change: files came or went. */
  changed(change: Change<Tables>, owner: string, names: ChangedNames): Promise<void>
}

type ChangedNames = { added: readonly string[]; removed: readonly string[] }

type Attachments<Tables, T extends keyof Tables> = {
  /**
   * Takes in all files of an upload or none. With a `captcha` they come from a guest: the proof is
   * spent first, and only files that pass the thorough look are kept.
   */
  attach(context: Context<Tables>, owner: string, from?: { captcha: CaptchaProof }): Promise<void>
  /** Of several things, in the order they came. */
  find(db: Kysely<Tables>, owners: readonly string[]): Promise<Selectable<Tables[T]>[]>
  /** The row goes now, the bytes once that is certain. */
  detach(change: Change<Tables>, owner: string, id: string): Promise<void>
  /** Before things are removed for good. */
  removeOf(change: Change<Tables>, owners: readonly string[]): Promise<void>
  /** The bytes, given out so that nothing in them runs. */
  send(context: Context<Tables>, owner: string, id: string): Promise<unknown>
  jobs: readonly Job[]
}

/**
 * Files that belong to a thing: judged by their content, kept byte for byte, given out as downloads.
 * @example
 * export const bugAttachments = attachmentsOf<BugTables>()({ table: 'bug_files', owner: 'bug_id',
 *   module: 'bug-tracker', folder: 'bugs', inspection: contentInspection, hold: takeBug, … })
 */
export function attachmentsOf<Tables>() {
  return <T extends keyof Tables & string>(
    of: Tables[T] extends AttachmentColumns ? Declaration<Tables, T> : never,
  ): Attachments<Tables, T> => {
    const made = attachmentsIn(of as unknown as Declaration<AnyTables, string>)
    return made as unknown as Attachments<Tables, T>
  }
}

type AnyTables = Record<string, Record<string, unknown>>
type Declared = Declaration<AnyTables, string>
type Row = { id: string; storage_key: string; name: string; type: string; size: number }

function attachmentsIn(of: Declared): Attachments<AnyTables, string> {
  return {
    attach: (context, owner, from) => attach({ of, context, owner }, from?.captcha),
    find: (db, owners) => findRows(of, db, owners),
    detach: async (change, owner, id) => {
      await of.hold(change, owner)
      const row = await findRow(of, change.db, { owner, id })
      await sql`delete from ${sql.table(of.table)} where id = ${id}`.execute(change.db)
      await removeAll(of, change, [row])
      await of.changed(change, owner, { added: [], removed: [row.name] })
    },
    removeOf: async (change, owners) => {
      const { rows } = await sql<Row>`delete from ${sql.table(of.table)}
        where ${isOf(of, owners)} returning storage_key`.execute(change.db)
      await removeAll(of, change, rows)
    },
    send: async (context, owner, id) => {
      const row = await findRow(of, context.db, { owner, id })
      return send(context, row)
    },
    jobs: [removeBytes(of), sweepUploads(of)],
  }
}

function removalJob({ module }: Declared): string {
  return `${module}.remove-bytes`
}

async function removeAll(
  of: Declared,
  { enqueue }: Change<AnyTables>,
  rows: readonly Pick<Row, 'storage_key'>[],
): Promise<void> {
  for (const { storage_key } of rows) await enqueue(removalJob(of), { key: storage_key })
}

function removeBytes(of: Declared): Job {
  return defineJob<AnyTables, { key: string }>({
    name: removalJob(of),
    run: ({ storage }, { key }) => storage.remove(key),
  })
}

/** Uploads that were cut short leave a row without `ready_at`, and perhaps bytes. */
function sweepUploads(of: Declared): Job {
  return defineJob<AnyTables, object>({
    name: `${of.module}.sweep-uploads`,
    cron: '25 * * * *',
    run: (scope) =>
      scope.change(async (change) => {
        const { rows } = await sql<Row>`delete from ${sql.table(of.table)}
          where ready_at is null and created_at < ${new Date(Date.now() - DAY)}
          returning storage_key`.execute(change.db)
        await removeAll(of, change, rows)
      }),
  })
}

type Upload = { of: Declared; context: Context<AnyTables>; owner: string }

/**
 * A row is written before the first byte, so that bytes whose upload was cut short can always be
 * found and removed.
 */
async function attach(upload: Upload, captcha: CaptchaProof | undefined): Promise<void> {
  const { of, context, owner } = upload
  await context.change((change) => of.hold(change, owner))
  if (captcha) await checkCaptcha({ db: tablesOf(context.db), secret: context.secret }, captcha)
  const received: Reserved[] = []
  try {
    for await (const file of context.files()) {
      const reserved = await reserve(upload, file)
      received.push(reserved)
      await store(upload, { file, reserved, isGuest: captcha !== undefined })
    }
    if (received.length === 0) throw failures.invalid({ fields: { file: 'required' } })
    await finish(upload, received)
  } catch (error) {
    await discard(upload, received)
    throw error
  }
}

async function reserve({ of, context, owner }: Upload, file: UploadedFile): Promise<Reserved> {
  const id = uuidv7()
  const reserved = { id, key: `${of.folder}/${id}`, name: cleanName(file.name) }
  await sql`insert into ${sql.table(of.table)}
    (id, ${sql.ref(of.owner)}, storage_key, name, type, uploaded_by)
    values (${id}, ${owner}, ${reserved.key}, ${reserved.name}, '', ${context.user.id})`.execute(
    context.db,
  )
  return reserved
}

type Arriving = { file: UploadedFile; reserved: Reserved; isGuest: boolean }

async function store({ of, context }: Upload, { file, reserved, isGuest }: Arriving) {
  const { inspection, maxBytes } = of
  const { storage } = context
  const parts = { storage, inspection, stream: file.stream, maxBytes }
  const { type, size, sha256 } = await storeBytes(parts, { ...reserved, isGuest })
  await sql`update ${sql.table(of.table)} set type = ${type}, size = ${size}, sha256 = ${sha256}
    where id = ${reserved.id}`.execute(context.db)
}

async function finish({ of, context, owner }: Upload, received: readonly Reserved[]) {
  await context.change(async (change) => {
    await of.hold(change, owner)
    const ids = received.map(({ id }) => id)
    await sql`update ${sql.table(of.table)} set ready_at = now()
      where id = any(${ids}::uuid[])`.execute(change.db)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(of.table)} where ${isOf(of, [owner])} and ready_at is not null`.execute(
      change.db,
    )
    if ((rows[0]?.count ?? 0) > of.maxFiles) throw of.tooMany()
    await of.changed(change, owner, { added: received.map(({ name }) => name), removed: [] })
  })
}

async function discard({ of, context }: Upload, received: readonly Reserved[]): Promise<void> {
  for (const { id, key } of received) {
    await context.storage.remove(key)
    await sql`delete from ${sql.table(of.table)} where id = ${id}`.execute(context.db)
  }
}

async function findRows(of: Declared, db: Kysely<AnyTables>, owners: readonly string[]) {
  const { rows } = await sql<Record<string, never>>`select * from ${sql.table(of.table)}
    where ${isOf(of, owners)} and ready_at is not null order by id`.execute(db)
  return rows
}

async function findRow(
  of: Declared,
  db: Kysely<AnyTables>,
  { owner, id }: { owner: string; id: string },
): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(of.table)}
    where id = ${id} and ${isOf(of, [owner])} and ready_at is not null`.execute(db)
  if (!rows[0]) throw failures.notFound()
  return rows[0]
}

/** A single id is asked for as such: PostgreSQL then keeps its plan instead of making one every time. */
function isOf(of: Declared, owners: readonly string[]) {
  const [one, ...more] = owners
  const column = sql.ref(of.owner)
  return more.length === 0
    ? sql<boolean>`${column} = ${one}::uuid`
    : sql<boolean>`${column} = any(${[...owners]}::uuid[])`
}

async function send({ storage, reply }: Context<AnyTables>, row: Row): Promise<unknown> {
  const bytes = await storage.get(row.storage_key)
  reply.header('content-type', row.type)
  reply.header('content-length', String(row.size))
  reply.header('content-disposition', disposition('attachment', row.name))
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  reply.header('x-content-type-options', 'nosniff')
  reply.header('cache-control', 'private, no-store')
  return bytes
}
