import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { failures } from '../app-error.ts'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import type { Change } from '../change.ts'
import type { Context, Scope, UploadedFile } from '../context.ts'
import { tablesOf } from '../database.ts'
import { cleanName } from '../http/download/file-name.ts'
import { asAppError } from '../http/translate-error.ts'
import { typedChange } from '../scope.ts'
import { type AnyTables, type Declared, isOf } from './declaration.ts'
import { type Reserved, storeBytes } from './store-bytes.ts'

type Storing = { of: Declared; context: Scope<AnyTables>; owner: string | null }
type Upload = Storing & { context: Context<AnyTables>; owner: string; isGuest: boolean }

export async function attach(upload: Upload, captcha: CaptchaProof | undefined): Promise<void> {
  const { of, context, owner } = upload
  await context.change((change) => of.hold(change, owner))
  if (captcha) await checkCaptcha({ db: tablesOf(context.db), secret: context.secret }, captcha)
  await takeIn(upload, async (received) => {
    if (received.length === 0) throw failures.invalid({ fields: { file: 'required' } })
    await finish(upload, received)
  })
}

/**
 * A row is written before the first byte, so that bytes whose upload was cut short can always be
 * found and removed.
 */
export async function takeIn<R>(
  upload: Upload,
  keep: (received: readonly Reserved[]) => Promise<R>,
): Promise<R> {
  const received: Reserved[] = []
  try {
    for await (const file of upload.context.files()) {
      if (received.length === upload.of.maxFiles) throw upload.of.tooMany()
      const reserved = await reserve(upload, file)
      received.push(reserved)
      await store(upload, { file, reserved, isGuest: upload.isGuest })
    }
    return await keep(received)
  } catch (error) {
    await discard(upload, received)
    throw error
  }
}

async function reserve(
  { of, context, owner }: Storing,
  file: Pick<UploadedFile, 'name'>,
): Promise<Reserved> {
  const id = uuidv7()
  const reserved = { id, key: `${of.folder}/${id}`, name: cleanName(file.name) }
  await sql`insert into ${sql.table(of.table)}
    (id, ${sql.ref(of.owner)}, storage_key, name, type, uploaded_by)
    values (${id}, ${owner}, ${reserved.key}, ${reserved.name}, '', ${context.user.id})`.execute(
    context.db,
  )
  return reserved
}

type Arriving = {
  file: Pick<UploadedFile, 'bytes' | 'isCut'>
  reserved: Reserved
  isGuest: boolean
}

/** What a row gives as its size is taken from the space all share, ready or not. */
async function store({ of, context }: Storing, { file, reserved, isGuest }: Arriving) {
  const { inspection, maxBytes, only } = of
  const { storage } = context
  await inspection.space.whileArriving(context as unknown as Scope<never>, async (booking) => {
    const parts = { storage, inspection, file, maxBytes, only, booking }
    const { type, size, sha256 } = await storeBytes(parts, { ...reserved, isGuest })
    await context.change(async (change) => {
      const taken = { bytes: size, booking: booking.id }
      await inspection.space.take(typedChange<never, AnyTables>(change), taken)
      await sql`update ${sql.table(of.table)} set type = ${type}, size = ${size}, sha256 = ${sha256}
        where id = ${reserved.id}`.execute(change.db)
    })
  })
}

async function finish({ of, context, owner }: Upload, received: readonly Reserved[]) {
  await context.change(async (change) => {
    await of.hold(change, owner)
    await markReady(of, change, received)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(of.table)} where ${isOf(of, [owner])} and ready_at is not null`.execute(
      change.db,
    )
    if ((rows[0]?.count ?? 0) > of.maxFiles) throw of.tooMany()
    await of.changed(change, owner, { added: namesOf(received), removed: [] })
  })
}

export async function markReady(
  of: Declared,
  { db }: Change<AnyTables>,
  received: readonly Reserved[],
) {
  const ids = received.map(({ id }) => id)
  await sql`update ${sql.table(of.table)} set ready_at = now()
    where id = any(${ids}::uuid[])`.execute(db)
}

export function namesOf(received: readonly Reserved[]): string[] {
  return received.map(({ name }) => name)
}

export async function receive(
  storing: Storing,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string | undefined> {
  if (bytes.length > storing.of.maxBytes) return undefined
  const reserved = await reserve(storing, { name })
  try {
    const file = { bytes: Readable.from([Buffer.from(bytes)]), isCut: () => false }
    await store(storing, { file, reserved, isGuest: true })
    return reserved.id
  } catch (error) {
    await discard(storing, [reserved])
    // What speaks against the file is no fault of ours, and no mail waits for room; the rest is tried again.
    const status = asAppError(error)?.status ?? 500
    if (status < 500 || status === NO_ROOM) return undefined
    throw error
  }
}

const NO_ROOM = failures.diskFull().status

type Adopting = { of: Declared; change: Change<AnyTables>; owner: string }

export async function adopt(
  { of, change, owner }: Adopting,
  ids: readonly string[],
): Promise<string[]> {
  const table = sql.table(of.table)
  const column = sql.ref(of.owner)
  const { rows } = await sql<{ id: string }>`
    update ${table} set ${column} = ${owner}, ready_at = now() where id in (
      select id from ${table} where id = any(${[...ids]}::uuid[]) and ${column} is null order by id
      limit greatest(0, ${of.maxFiles} - (select count(*) from ${table} where ${isOf(of, [owner])})))
    returning id`.execute(change.db)
  return rows.map(({ id }) => id)
}

async function discard({ of, context }: Storing, received: readonly Reserved[]): Promise<void> {
  for (const { id, key } of received) {
    await context.storage.remove(key)
    await context.change(async (change) => {
      const { rows } = await sql<{ size: number }>`delete from ${sql.table(of.table)}
        where id = ${id} returning size`.execute(change.db)
      await giveBack(of, change, rows)
    })
  }
}

/** Belongs into the change that deletes the rows. */
export function giveBack(
  of: Declared,
  change: Change<AnyTables>,
  rows: readonly { size: number }[],
): Promise<void> {
  const bytes = rows.reduce((sum, { size }) => sum + size, 0)
  return of.inspection.space.give(typedChange<never, AnyTables>(change), bytes)
}
