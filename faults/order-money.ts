/**
 * Orders are paid in parts, late or too much, cancelled, sent, given back and refunded in any order, by several
 * at once. After every step the shop has to say of money and goods what a small model says: what came is kept,
 * went back or is owed. `node faults/order-money.ts [stories] [seed] [clients]`.
 */
import { inspect } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { waitUntil } from '#platform/wait.ts'
import { callerOf } from '#tests/caller.ts'
import type { Stage } from '#tests/order-money/shop-counter.ts'
import { type Story, stories } from '#tests/order-money/stories.ts'
import { play } from '#tests/order-money/walk.ts'
import { BUYER_ENV } from './rig/buyers.ts'
import { switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { openShop } from './rig/open-shop.ts'
import { tell } from './rig/tell.ts'

const MOST_STEPS = 50

const [count = '400', seed = '1', clients = '8'] = process.argv.slice(2)
const ground = await makeGround('order-money')
const db = tablesOf<never>(ground.db)
let [played, steps] = [0, 0]
const wrong = tell(() => `${played} of ${count} stories, ${steps} steps`)

try {
  const { url } = await ground.start(BUYER_ENV)
  const admin = callerOf(url, await cookieFor(ground.db))
  await switchAllOn(admin)
  await openShop(admin)
  const stage: Stage = { url, admin, db, secret: Buffer.from(BUYER_ENV.KONTOR_SECRET), expire }
  const lanes = Array.from({ length: Number(clients) }, (_, lane) => playMany(stage, lane))
  await Promise.all(lanes)
  const told = `${played} stories of ${steps} steps by ${clients} clients with seed ${seed}`
  console.log(`${told}: ${wrong.length} not as the model says`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await ground.remove()
}

/** Each client has stories of its own; the first one that goes wrong ends them, as short as it can be told. */
async function playMany(stage: Stage, lane: number): Promise<void> {
  const share = Math.ceil(Number(count) / Number(clients))
  let isFirst = true
  const property = fc.asyncProperty(stories(MOST_STEPS), async (story: Story) => {
    played += 1
    steps += story.steps.length
    await play(stage, story).catch((error: unknown) => {
      // It takes a while until it is known how short it can be told.
      if (isFirst) console.log(`  client ${lane} found one that goes wrong: ${inspect(error)}`)
      isFirst = false
      throw error
    })
  })
  const own = Number(seed) * 1000 + lane
  const found = await fc.check(property, { numRuns: share, seed: own })
  const { failed, counterexample, errorInstance } = found
  if (failed)
    wrong.push(`client ${lane}: ${JSON.stringify(counterexample)}\n${inspect(errorInstance)}`)
}

/** The job that looks every five minutes looks now. */
async function expire(order: string): Promise<void> {
  await sql`update orders set pay_until = now() - interval '1 minute'
    where id = ${order} and pay_until is not null`.execute(db)
  const { rows } = await sql<{ id: string }>`insert into jobs.job (name, data)
    values ('orders.expire-unpaid', '{}') returning id`.execute(db)
  const isDone = async () => {
    const found = await sql`select from jobs.job
      where id = ${rows[0]?.id} and state = 'completed'`.execute(db)
    return found.rows.length > 0
  }
  if (!(await waitUntil(isDone, { timeoutMs: 60_000, stepMs: 20 })))
    throw new Error('nobody looked for orders that are not paid')
}
