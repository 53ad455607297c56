import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { Attempt, Job, Listener } from './job.ts'
import type { Enqueued, Jobs } from './jobs.ts'
import { openBoss } from './open-boss.ts'
import { QUEUE_TIMING, type QueueTiming } from './queue-timing.ts'
import { prepareQueues } from './queues.ts'

type JobRunner = {
  boss: PgBoss
  timing: QueueTiming
  log: Logger
  scopeFor(job: string): Scope<never>
}

export type JobModule = { jobs?: readonly Job[]; listeners?: readonly Listener[] }

type Catalogue = {
  jobs: readonly Job[]
  has(name: string): boolean
  /** The names of the jobs an event leads to. */
  listenersOf(event: string): readonly string[]
}

const NAME = /^[a-z0-9]+([.-][a-z0-9]+)*$/

type JobsOptions = {
  /** Its settings are used for the queue's own few connections. */
  pool: pg.Pool
  modules: readonly JobModule[]
  scopeFor(job: string): Scope<never>
  log: Logger
  timing?: Partial<QueueTiming>
}

/**
 * The job queue. Nothing is opened before the first `enqueue`, `emit` or `start`; whoever comes
 * first opens it, and all others wait for that.
 * @example const jobs = createJobs({ pool, modules, scopeFor: () => scope, log }); void jobs.start()
 */
export function createJobs(options: JobsOptions): Jobs {
  const catalogue = catalogueOf(options.modules)
  const timing = { ...QUEUE_TIMING, ...options.timing }
  const queue = openOnce(async () => {
    const boss = await openBoss({ pool: options.pool, timing, log: options.log })
    try {
      await prepareQueues(boss, catalogue.jobs, timing)
    } catch (error) {
      await boss.stop({ graceful: false })
      throw error
    }
    return boss
  })
  const stopping = new AbortController()

  const enqueue = async (tx: Transaction<KernelTables>, job: Enqueued) => {
    if (!catalogue.has(job.job)) throw new Error(`There is no job called ${job.job}`)
    await send(await queue.open(), tx, job)
  }

  return {
    enqueue,
    emit: async (tx, event, payload) => {
      for (const job of catalogue.listenersOf(event.name)) await enqueue(tx, { job, payload })
    },
    start: async () => {
      const boss = await patiently(queue.open, { log: options.log, stop: stopping.signal })
      if (!boss || stopping.signal.aborted) return
      for (const job of catalogue.jobs) await workOn(job, { ...options, boss, timing })
    },
    stop: async () => {
      stopping.abort()
      const boss = await queue.opened()
      await boss?.stop({ graceful: true, timeout: timing.stop * 1000 })
    },
  }
}

/** Runs on the transaction's own connection: what is rolled back was never sent. */
async function send(boss: PgBoss, tx: Transaction<KernelTables>, job: Enqueued) {
  const { fromKysely } = await import('pg-boss')
  await boss.send(job.job, job.payload, {
    db: fromKysely(tx as unknown as Parameters<typeof fromKysely>[0]),
    // The queue's policy drops a second waiting job with the same key, so each needs some key.
    singletonKey: job.key ?? uuidv7(),
    ...(job.startAfter ? { startAfter: job.startAfter } : {}),
  })
}

/** Opening that failed is tried anew by the next one who asks. */
function openOnce(open: () => Promise<PgBoss>) {
  let opening: Promise<PgBoss> | undefined
  return {
    open: () => {
      opening ??= open().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    opened: async () => opening?.catch(() => undefined),
  }
}

/** The database may be away when the process starts; workers then begin as soon as it is back. */
async function patiently(
  open: () => Promise<PgBoss>,
  { log, stop }: { log: Logger; stop: AbortSignal },
): Promise<PgBoss | undefined> {
  for (let seconds = 1; !stop.aborted; seconds = Math.min(seconds * 2, 30)) {
    try {
      return await open()
    } catch (error) {
      log.error({ err: error }, `jobs could not start, next try in ${seconds} s`)
      await pause(seconds * 1000, undefined, { signal: stop }).catch(() => undefined)
    }
  }
  return undefined
}

/** All jobs of all modules; a name is a queue, so no two jobs may share one. */
function catalogueOf(modules: readonly JobModule[]): Catalogue {
  const listeners = modules.flatMap((module) => module.listeners ?? [])
  const jobs = [
    ...modules.flatMap((module) => module.jobs ?? []),
    ...listeners.map(({ job }) => job),
  ]
  const names = new Set<string>()
  for (const { name } of jobs) {
    if (!NAME.test(name)) throw new Error(`"${name}" cannot be the name of a job`)
    if (names.has(name)) throw new Error(`Two jobs are called ${name}`)
    names.add(name)
  }
  const byEvent = Map.groupBy(listeners, ({ event }) => event)
  return {
    jobs,
    has: (name) => names.has(name),
    listenersOf: (event) => (byEvent.get(event) ?? []).map(({ job }) => job.name),
  }
}

/** Starts the workers of one job. */
async function workOn(job: Job, work: JobRunner): Promise<void> {
  for (let count = 0; count < (job.concurrency ?? 1); count += 1) await addWorker(job, work)
}

/**
 * One job at a time: an attempt is settled on its own, and pg-boss settles it only while it still
 * holds it (id and attempt number must match), so a worker that lost its job completes nothing.
 */
async function addWorker(job: Job, work: JobRunner): Promise<void> {
  const { boss, timing } = work
  const worker: string = await boss.work<never, void, WorkOptions & { includeMetadata: true }>(
    job.name,
    {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: timing.blindPoll,
      notifyPollingIntervalSeconds: timing.idlePoll,
    },
    async ([taken]) => {
      // Where one job was, more may wait: look again at once instead of sleeping.
      boss.notifyWorker(worker)
      if (taken) await runOnce(job, taken, work)
    },
  )
}

async function runOnce(job: Job, taken: JobWithMetadata<never>, { log, scopeFor }: JobRunner) {
  const attempt: Attempt = {
    id: taken.id,
    number: taken.retryCount + 1,
    isLast: taken.retryCount >= taken.retryLimit,
    signal: taken.signal,
  }
  try {
    await job.run(scopeFor(job.name), taken.data, attempt)
  } catch (error) {
    const facts = { err: error, job: job.name, jobId: attempt.id, attempt: attempt.number }
    if (attempt.isLast) log.error(facts, 'job given up')
    else log.warn(facts, 'job failed, will be tried again')
    throw error
  }
}
