import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Scope } from '#kernel/server/context.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import type { HostingTables } from '../../server/tables.ts'
import type { EXPORT_FAULTS } from '../export.calls.ts'
import { copySite, surveySite } from './copy-site.ts'
import { writeData } from './write-data.ts'
import { type ZipEntry, ZipTooLarge, zipStream } from './zip-stream.ts'

export const KEPT_MS = 24 * 3_600_000
const WORK = 'hosting.export'
const HOUR = 3600
/** Both tries are over by then: nobody makes it any more. */
const LOST_MS = 5 * 3_600_000

type HostingScope = Scope<HostingTables>
type Fault = (typeof EXPORT_FAULTS)[number]

export function keyOf(id: string): string {
  return `exports/${id}.zip`
}

/** Asks for a copy of the website; one that is being made is waited for. */
export async function askForExport(scope: HostingScope, hasDrafts: boolean) {
  return scope.change(async ({ db, audit, enqueue }) => {
    const id = uuidv7()
    await giveUpLost({ db })
    const made = await db
      .insertInto('website_exports')
      .values({ id, has_drafts: hasDrafts, fault: null })
      .onConflict((conflict) => conflict.column('state').where('state', '=', 'waiting').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) {
      await audit({ noun: 'website-export', id, action: 'create' })
      await enqueue(WORK, { id }, { key: id })
      return made
    }
    return db
      .selectFrom('website_exports')
      .selectAll()
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
  })
}

/** Written to the storage as it is made: nothing but names is held in memory. */
const makeExport = defineJob<HostingTables, { id: string }>({
  name: WORK,
  retries: 1,
  maxSeconds: 2 * HOUR,
  run: async (scope, { id }, { signal, isLast }) => {
    const row = await scope.db
      .selectFrom('website_exports')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!row) return
    try {
      await end(scope, id, await perform(scope, row, signal))
    } catch (error) {
      if (!(error instanceof ZipTooLarge) && !isLast) throw error
      scope.log.error({ err: error }, 'a copy of the website failed')
      await fail(scope, id, error instanceof ZipTooLarge ? 'too-large' : 'unexpected')
    }
  },
})

type Made = { pages: number; size: number } | { fault: Fault }

async function perform(
  scope: HostingScope,
  { id, has_drafts }: { id: string; has_drafts: boolean },
  signal: AbortSignal,
): Promise<Made> {
  if (!scope.config.get(siteSection).is_public) return { fault: 'not-public' }
  const { visit, settings } = scope
  const site = { visit, baseUrl: settings.baseUrl, signal }
  const map = await surveySite(site)
  if (map.pages.size === 0) return { fault: 'unexpected' }
  async function* everything(): AsyncGenerator<ZipEntry> {
    yield* copySite(site, map)
    yield* writeData(scope, has_drafts)
  }
  const { size } = await scope.storage.put(
    keyOf(id),
    Readable.from(zipStream(everything(), new Date())),
  )
  return { pages: new Set(map.pages.values()).size, size }
}

async function end({ db }: HostingScope, id: string, made: Made): Promise<void> {
  const state = 'fault' in made ? ('failed' as const) : ('done' as const)
  await db
    .updateTable('website_exports')
    .set({ state, ...made, ended_at: new Date() })
    .where('id', '=', id)
    .execute()
}

async function fail(scope: HostingScope, id: string, fault: Fault): Promise<void> {
  await scope.storage.remove(keyOf(id))
  await end(scope, id, { fault })
}

/** Every hour: copies of yesterday go, rows first, so that nobody is offered what is gone. */
const forgetExports = defineJob<HostingTables, object>({
  name: 'hosting.forget-exports',
  cron: '25 * * * *',
  run: async (scope) => {
    await giveUpLost(scope)
    await removeExports(scope, new Date(Date.now() - KEPT_MS))
  },
})

/** Killed in both tries: as long as one waits, nobody can ask for another. */
async function giveUpLost({ db }: Pick<HostingScope, 'db'>): Promise<void> {
  await db
    .updateTable('website_exports')
    .set({ state: 'failed', fault: 'unexpected', ended_at: new Date() })
    .where('state', '=', 'waiting')
    .where('created_at', '<', new Date(Date.now() - LOST_MS))
    .execute()
}

export async function removeExports({ db, storage }: HostingScope, until: Date): Promise<void> {
  const gone = await db
    .deleteFrom('website_exports')
    .where('created_at', '<', until)
    .returning('id')
    .execute()
  for (const { id } of gone) await storage.remove(keyOf(id))
}

export const exportJobs: readonly Job[] = [makeExport, forgetExports]
