/**
 * Persons, accounts and guests take random steps, and a model says after each of them who has to be
 * there: `node faults/person-steps.ts [steps] [seed]`. No answer on the way tells who is known.
 */
import { join } from 'node:path'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { loadSecret } from '#kernel/server/secrets/secret.ts'
import { waitUntil } from '#platform/wait.ts'
import { callerOf } from '#tests/caller.ts'
import { KINDS, KNOWN, PersonSteps, type Stage, type Step } from '#tests/person-steps/steps.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { openToReports } from './rig/open-to-reports.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

/** Then everybody is erased, and another walk begins. */
const WALK = 100

const [steps = '2000', seed = '1'] = process.argv.slice(2)
const ground = await makeGround('person-steps')
const random = seeded(Number(seed))
let taken = 0
const wrong = tell(() => `${taken} of ${steps} steps`)
try {
  const stage = await openStage()
  while (taken < Number(steps)) {
    const walk = new PersonSteps(stage)
    for (let turn = 0; turn < WALK && taken < Number(steps); turn += 1) {
      const step = anyStep()
      taken += 1
      await walk.take(step).catch((error: unknown) => {
        throw new Error(`step ${taken} (${JSON.stringify(step)})`, { cause: error })
      })
    }
    await walk.clear()
  }
  console.log(`${taken} steps with seed ${seed} equal the model; nobody was revealed`)
} catch (error) {
  wrong.push(inspect(error))
  process.exitCode = 1
} finally {
  await ground.remove()
}

async function openStage(): Promise<Stage> {
  const { db } = ground
  const { url } = await ground.start()
  const admin = callerOf(url, await cookieFor(db))
  await openToReports(admin)
  return {
    guest: callerOf(url),
    admin,
    as: async (userId) => callerOf(url, await cookieFor(db, { userId, isStaff: false })),
    db,
    secret: await loadSecret({ dataDir: join(ground.folder, 'data-0') }),
    settle,
  }
}

/** Until the workers have done what waits for them. */
async function settle(): Promise<void> {
  const isDone = async () => {
    const { rows } = await sql<{ state: string }>`select state from jobs.job
      where name like 'people.%' and state in ('created', 'retry', 'active', 'failed')`.execute(
      ground.db,
    )
    if (rows.some(({ state }) => state === 'failed')) throw new Error('a job failed')
    return rows.length === 0
  }
  if (!(await waitUntil(isDone, { timeoutMs: 60_000, stepMs: 10 })))
    throw new Error('the workers did not come to an end')
}

function anyStep(): Step {
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  const number = () => Math.floor(random() * 2 ** 31)
  return { do: pick(KINDS), mail: pick(KNOWN), one: number(), other: number() }
}
