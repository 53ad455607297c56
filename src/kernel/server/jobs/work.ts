import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Scope } from '../context.ts'
import type { Attempt, Job } from './job.ts'
import type { Pace } from './pace.ts'

type Work = {
  boss: PgBoss
  pace: Pace
  log: Logger
  scopeFor(job: string): Scope<never>
}

/** Starts the workers of one job. */
export async function workOn(job: Job, work: Work): Promise<void> {
  for (let count = 0; count < (job.concurrency ?? 1); count += 1) await addWorker(job, work)
}

/**
 * One job at a time: an attempt is settled on its own, and pg-boss settles it only while it still
 * holds it (id and attempt number must match), so a worker that lost its job completes nothing.
 */
async function addWorker(job: Job, work: Work): Promise<void> {
  const { boss, pace } = work
  const worker: string = await boss.work<never, void, WorkOptions & { includeMetadata: true }>(
    job.name,
    {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: pace.blindPoll,
      notifyPollingIntervalSeconds: pace.idlePoll,
    },
    async ([taken]) => {
      // Where one job was, more may wait: look again at once instead of sleeping.
      boss.notifyWorker(worker)
      if (taken) await runOnce(job, taken, work)
    },
  )
}

async function runOnce(job: Job, taken: JobWithMetadata<never>, { log, scopeFor }: Work) {
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
