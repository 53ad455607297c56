import type { PgBoss, Queue } from 'pg-boss'
import type { Job } from './job.ts'
import type { QueueTiming } from './queue-timing.ts'

/** Where a job ends that failed to the last: kept for looking at, never run. */
const DEAD_QUEUE = 'dead'

const DAY = 86_400
const ZONE = 'Europe/Berlin'

type Options = Omit<Queue, 'name'>

/** Makes every job's queue and timetable be as the code says; touches only what differs. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[], timing: QueueTiming) {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!present.has(DEAD_QUEUE)) {
    await boss.createQueue(DEAD_QUEUE, { retentionSeconds: 30 * DAY })
  }
  for (const job of jobs) {
    const wanted = queueOptions(job, timing)
    const found = present.get(job.name)
    if (!found) await boss.createQueue(job.name, { ...wanted, policy: 'short' })
    else if (differs(wanted, found)) await boss.updateQueue(job.name, wanted)
  }
  await prepareSchedules(boss, jobs)
}

function queueOptions(job: Job, timing: QueueTiming): Options {
  return {
    retryLimit: job.retries ?? 5,
    retryDelay: timing.retryDelay,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: job.maxSeconds ?? 900,
    heartbeatSeconds: timing.heartbeat,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
    deadLetter: DEAD_QUEUE,
    notify: true,
  }
}

function differs(wanted: Options, found: Options): boolean {
  const present = new Map<string, unknown>(Object.entries(found))
  return Object.entries(wanted).some(([key, value]) => present.get(key) !== value)
}

async function prepareSchedules(boss: PgBoss, jobs: readonly Job[]) {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])))
  const present = await boss.getSchedules()
  for (const { name } of present) {
    if (!wanted.has(name)) await boss.unschedule(name)
  }
  for (const [name, cron] of wanted) {
    const found = present.find((schedule) => schedule.name === name)
    if (found?.cron === cron && found.timezone === ZONE) continue
    // A machine that was off at night makes up for its nightly work once, not once per night.
    await boss.schedule(name, cron, {}, { tz: ZONE, missed: 'once' })
  }
}
