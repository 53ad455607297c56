import { type Kysely, type Selectable, sql } from 'kysely'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Context, Scope } from '../context.ts'
import { disposition } from '../http/download/file-name.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import {
  type AnyTables,
  type AttachmentColumns,
  type Declaration,
  type Declared,
  declareTable,
  isOf,
} from './declaration.ts'
import { adopt, attach, giveBack, markReady, namesOf, receive, takeIn } from './take-in.ts'

const DAY = 24 * 60 * 60 * 1000

type Attachments<Tables, T extends keyof Tables> = {
  /**
   * Takes in all files of an upload or none. With a `captcha` they come from a guest: the proof is
   * spent first, and only files that pass the thorough look are kept.
   */
  attach(context: Context<Tables>, owner: string, from?: { captcha: CaptchaProof }): Promise<void>
  /**
   * Takes in the files of a public form, none or more of them, together with the thing they belong
   * to: `make` writes it in the change that keeps them. Only files that pass the thorough look are
   * kept, and one that does not refuses the whole.
   */
  attachNew<R>(
    context: Context<Tables>,
    owner: string,
    make: (change: Change<Tables>, names: readonly string[]) => Promise<R>,
  ): Promise<R>
  /**
   * Takes in a file that came without a call, e.g. with a mail, before its owner exists: judged as a
   * guest's. Undefined: it is not of a kind that is kept. Unless it is adopted, it goes within a day.
   */
  receive(
    scope: Scope<Tables>,
    file: { name: string; bytes: Uint8Array },
  ): Promise<string | undefined>
  /** Inside the change: gives a thing files that were received, as many as it may have; says which. */
  adopt(change: Change<Tables>, owner: string, ids: readonly string[]): Promise<string[]>
  /** Of several things, in the order they came. */
  find(db: Kysely<Tables>, owners: readonly string[]): Promise<Selectable<Tables[T]>[]>
  /** The row goes now, the bytes once that is certain. */
  detach(change: Change<Tables>, owner: string, id: string): Promise<void>
  /** These files, whatever became of the thing they belong to. */
  remove(change: Change<Tables>, ids: readonly string[]): Promise<void>
  /** Before things are removed for good. */
  removeOf(change: Change<Tables>, owners: readonly string[]): Promise<void>
  /** The bytes, given out so that nothing in them runs. */
  send(context: Context<Tables>, owner: string, id: string): Promise<unknown>
  /** The same for whoever proved that the file is theirs, whatever became of the thing it belongs to. */
  sendProved(context: Context<Tables>, id: string): Promise<unknown>
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
    declareTable(of.table)
    const made = attachmentsIn(of as unknown as Declaration<AnyTables, string>)
    return made as unknown as Attachments<Tables, T>
  }
}

type Row = { id: string; storage_key: string; name: string; type: string; size: number }

function attachmentsIn(of: Declared): Attachments<AnyTables, string> {
  return {
    attach: (context, owner, from) =>
      attach({ of, context, owner, isGuest: from !== undefined }, from?.captcha),
    attachNew: (context, owner, make) =>
      takeIn({ of, context, owner, isGuest: true }, (received) =>
        context.change(async (change) => {
          await markReady(of, change, received)
          return make(change, namesOf(received))
        }),
      ),
    receive: (scope, file) => receive({ of, context: scope, owner: null }, file),
    adopt: (change, owner, ids) => adopt({ of, change, owner }, ids),
    find: (db, owners) => findRows(of, db, owners),
    detach: async (change, owner, id) => {
      await of.hold(change, owner)
      const row = await findRow(of, change.db, { owner, id })
      await sql`delete from ${sql.table(of.table)} where id = ${id}`.execute(change.db)
      await removeAll(of, change, [row])
      await of.changed(change, owner, { added: [], removed: [row.name] })
    },
    remove: async (change, ids) => {
      const { rows } = await sql<Row>`delete from ${sql.table(of.table)}
        where id = any(${[...ids]}::uuid[]) returning storage_key, size`.execute(change.db)
      await removeAll(of, change, rows)
    },
    removeOf: async (change, owners) => {
      const { rows } = await sql<Row>`delete from ${sql.table(of.table)}
        where ${isOf(of, owners)} returning storage_key, size`.execute(change.db)
      await removeAll(of, change, rows)
    },
    send: async (context, owner, id) => {
      const row = await findRow(of, context.db, { owner, id })
      return send(context, row)
    },
    sendProved: async (context, id) => send(context, await findRow(of, context.db, { id })),
    jobs: [removeBytes(of), sweepUploads(of)],
  }
}

function removalJob({ module }: Declared): string {
  return `${module}.remove-bytes`
}

async function removeAll(
  of: Declared,
  change: Change<AnyTables>,
  rows: readonly Pick<Row, 'storage_key' | 'size'>[],
): Promise<void> {
  await giveBack(of, change, rows)
  for (const { storage_key } of rows) await change.enqueue(removalJob(of), { key: storage_key })
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
          returning storage_key, size`.execute(change.db)
        await removeAll(of, change, rows)
      }),
  })
}

async function findRows(of: Declared, db: Kysely<AnyTables>, owners: readonly string[]) {
  const { rows } = await sql<Record<string, never>>`select * from ${sql.table(of.table)}
    where ${isOf(of, owners)} and ready_at is not null order by id`.execute(db)
  return rows
}

async function findRow(
  of: Declared,
  db: Kysely<AnyTables>,
  { owner, id }: { owner?: string; id: string },
): Promise<Row> {
  const isTheirs = owner === undefined ? sql`true` : isOf(of, [owner])
  const { rows } = await sql<Row>`select * from ${sql.table(of.table)}
    where id = ${id} and ${isTheirs} and ready_at is not null`.execute(db)
  if (!rows[0]) throw failures.notFound()
  return rows[0]
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
