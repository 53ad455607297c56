import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import { callerOf } from '#tests/caller.ts'
import { KINDS, KNOWN, PersonSteps } from '#tests/person-steps/steps.ts'
import { cookieFor } from '../../../../faults/rig/cookie-for.ts'
import { settleConfirmation } from '../candidates/server/confirm-address.ts'
import { joinOnVerification } from '../candidates/server/join-candidates.ts'
import { openPeople } from './test-persons.ts'

/** A small sample; `npm run faults -- person-steps` takes two thousand steps. */
const { app, admin, db } = await openPeople()
await configureBugs(admin, { reporting: 'anyone', confirm_addresses: true })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => app.close())

const step = fc.record({
  do: fc.constantFrom(...KINDS),
  mail: fc.constantFrom(...KNOWN),
  one: fc.nat(),
  other: fc.nat(),
})

/** Runs what waits, as a worker would. */
async function settle(): Promise<void> {
  for (const job of [joinOnVerification.job, settleConfirmation]) {
    const { rows } = await sql<{ data: never }>`delete from jobs.job
      where name = ${job.name} and state = 'created' returning data`.execute(db)
    const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
    for (const { data } of rows) await job.run(app.scope, data, attempt)
  }
}

test('random steps equal the model and reveal nobody', { timeout: 240_000 }, async () => {
  const stage = {
    guest: app.guest,
    admin: await app.steppedUp('admin'),
    as: async (userId: string) =>
      callerOf(app.url, await cookieFor(app.services.db, { userId, isStaff: false })),
    db: app.services.db,
    secret: app.services.secret,
    settle,
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      const walk = new PersonSteps(stage)
      for (const one of steps) await walk.take(one)
      await walk.clear()
    }),
    { seed: 14, numRuns: 3 },
  )
})
