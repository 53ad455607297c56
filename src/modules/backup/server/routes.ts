import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { failures } from '#kernel/server/app-error.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import type { Route } from '#kernel/server/route.ts'
import { routesOf } from '#kernel/server/route.ts'
import { findLastBackup } from '#modules/dashboard/server/api.ts'
import { prepareDownload, sendDownload } from '../archives/server/downloads.ts'
import { findArchive, findReady, unlockArchive } from '../archives/server/open-archive.ts'
import { removeArchive } from '../archives/server/retention.ts'
import { startUpload, takePiece } from '../archives/server/uploads.ts'
import { backupSection, type Offsite } from '../config.ts'
import * as contract from '../contract.ts'
import { backupFailures } from '../errors.ts'
import { removeOffsite } from '../offsite/server/copy-offsite.ts'
import { testBucket } from '../offsite/server/open-bucket.ts'
import { requestRun } from '../runs/server/runs.ts'
import { describeProtection, lastProof, showKeyOnce } from './describe-protection.ts'
import type { BackupScope } from './installation.ts'
import type { BackupTables } from './tables.ts'
import { toArchive, toRun } from './wire.ts'

const on = routesOf<BackupTables>()
const HOUR = 3_600_000
const SHOWN_RUNS = 10

const overview: readonly Route[] = [
  on(contract.listBackups, async (context) => {
    const { db } = context
    const rows = await db
      .selectFrom('backup_archives')
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(500)
      .execute()
    const runs = await db
      .selectFrom('backup_runs')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(SHOWN_RUNS)
      .execute()
    const items = rows.map(toArchive)
    const house = await describeProtection(context)
    return { ...wholeList(items), runs: runs.map(toRun), house }
  }),
  on(contract.readProof, async ({ db }) => {
    const has_backup = (await findLastBackup(db)) !== null
    return { proof: await lastProof({ db }), has_backup }
  }),
  on(contract.readRun, async ({ db }, { params }) => {
    const row = await db
      .selectFrom('backup_runs')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!row) throw failures.notFound()
    return { run: toRun(row) }
  }),
  on(contract.showRecoveryKey, async (context) => ({ key: await showKeyOnce(context) })),
]

const work: readonly Route[] = [
  on(contract.makeBackup, async (context) => ({
    run: toRun(await requestRun(context, { kind: 'backup' })),
  })),
  on(contract.proveBackup, async (context, { params }) => {
    const { id } = await findReady(context, params.id)
    return { run: toRun(await requestRun(context, { kind: 'proof', archiveId: id })) }
  }),
  on(contract.checkBackup, async (context, { params }) => {
    const { id } = await findReady(context, params.id)
    return { run: toRun(await requestRun(context, { kind: 'check', archiveId: id })) }
  }),
  on(contract.restoreBackup, async (context, { params, body }) => {
    const { id } = await findReady(context, params.id)
    const typed = body.confirmation.trim()
    if (!contract.CONFIRMATIONS.some((word) => word === typed)) throw backupFailures.notConfirmed()
    await mustBeChecked(context, id)
    return { run: toRun(await requestRun(context, { kind: 'restore', archiveId: id })) }
  }),
]

/** What would happen was seen a short while ago, by whoever decides now. */
async function mustBeChecked({ db }: BackupScope, archiveId: string): Promise<void> {
  const seen = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('kind', '=', 'check')
    .where('archive_id', '=', archiveId)
    .where('state', '=', 'done')
    .where('ended_at', '>', new Date(Date.now() - HOUR))
    .executeTakeFirst()
  if (!seen) throw backupFailures.uncheckedRestore()
}

const archives: readonly Route[] = [
  on(contract.openBackup, async (context, { params, body }) => {
    await unlockArchive(context, await findArchive(context, params.id), body.secret)
    return { archive: toArchive(await findArchive(context, params.id)) }
  }),
  on(contract.removeBackup, async (context, { params }) => {
    const row = await findArchive(context, params.id)
    await mustBeIdle(context, row.id)
    await removeArchive(context, row)
    if (row.offsite === 'done') await removeOffsite(context, row.name)
    await context.change(({ audit }) =>
      audit({ noun: 'backup', id: row.id, action: 'delete', before: { name: row.name } }),
    )
    return { ok: true as const }
  }),
  on(contract.askDownload, async (context, { params, body }) => {
    const row = await findReady(context, params.id)
    const { ticket, expiresAt } = await prepareDownload(context, row, body.password)
    const address = contract.downloadBackup.path.replace(':ticket', ticket)
    return { address, expires_at: expiresAt.toISOString() }
  }),
  on(contract.downloadBackup, (context, { params }) => sendDownload(context, params.ticket)),
  on(contract.testOffsite, async ({ config, settings, lang }, { body }) => {
    const offsite = withKeptSecret(body, config.get(backupSection).offsite)
    return await testBucket(offsite, settings.privateHosts, lang)
  }),
  on(contract.beginUpload, async (context, { body }) => ({
    _id: await startUpload(context, body.size),
    received: 0,
  })),
  on(contract.continueUpload, async (context, { params, query }) => {
    const piece = { id: params.id, offset: query.offset, stream: context.body() }
    const { received, archiveId } = await takePiece(context, piece)
    const archive = archiveId ? toArchive(await findArchive(context, archiveId)) : null
    return { received, archive }
  }),
]

/** A kept secret is never sent to another place than the one it was typed for. */
function withKeptSecret(typed: Offsite, kept: Offsite): Offsite {
  if (typed.secret_key !== SECRET_MARK) return typed
  const isSame = typed.endpoint === kept.endpoint && typed.access_key === kept.access_key
  if (!isSame) throw failures.invalid({ fields: { 'offsite.secret_key': 'required' } })
  return { ...typed, secret_key: kept.secret_key }
}

async function mustBeIdle({ db }: BackupScope, archiveId: string): Promise<void> {
  const used = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('archive_id', '=', archiveId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (used) throw backupFailures.busy()
}

export const routes: readonly Route[] = [...overview, ...work, ...archives]
