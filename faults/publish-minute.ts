/**
 * Pages and news with appointments on two instances: each appears and leaves at its minute, within a
 * second on both, and once, whether the appointment was made long before or just in time:
 * `node faults/publish-minute.ts [pages]`. It takes about four minutes of the real clock.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { JOBS_SCHEMA } from '#kernel/server/jobs/open-boss.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { type Change, nextMinute, type Sight, until, watchMinute } from './rig/minute-watch.ts'
import { tell } from './rig/tell.ts'

const BAR_MS = 1000
const FAR_MS = 40_000
const SHORT_MS = 3000
const MINUTE = 60_000
const ONCE = '1 version, 1 publish, 1 expire'

/** What clocks in Berlin show around the nights they are changed, and the instants that are meant. */
const NIGHTS = [
  { shown: '2027-03-28T01:59', meant: '2027-03-28T00:59:00.000Z' },
  { shown: '2027-03-28T03:00', meant: '2027-03-28T01:00:00.000Z' },
  { shown: '2027-10-31T01:59', meant: '2027-10-30T23:59:00.000Z' },
  { shown: '2027-10-31T03:00', meant: '2027-10-31T02:00:00.000Z' },
]

const Made = z.object({ entry: z.array(z.object({ _id: z.string() })) })
const Known = z.object({ revision: z.int() })
const Planned = z.object({ publish_at: z.string().nullable() })

type Thing = { id: string; noun: 'page' | 'entry'; sights: Sight[] }

const [count = '3'] = process.argv.slice(2)
const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const ground = await makeGround('publish-minute')
let looks = 0
const wrong = tell(() => `${looks} looks`)
try {
  const instances = [await ground.start(env), await ground.start(env)]
  const admin = callerOf(instances[0]?.url ?? '', await cookieFor(ground.db))
  const guests = instances.map(({ url }) => callerOf(url))
  await keepMinutes(admin, guests)
  for (const night of NIGHTS) await meansTheInstant(admin, night)
} finally {
  await ground.remove()
}
console.log(`${wrong.length} faults`)
process.exitCode = wrong.length === 0 ? 0 : 1

/** Some things with an appointment long before, others with one made in the last seconds. */
async function keepMinutes(admin: Caller, guests: readonly Caller[]): Promise<void> {
  const far = await makeThings(admin, 'weit')
  const near = await makeThings(admin, 'knapp')
  const first = nextMinute(FAR_MS)
  const [second, third] = [later(first, 1), later(first, 2)]
  await appoint(admin, far, { publish_at: first, expire_at: second })
  await watch(guests, first, { things: far, isShown: true, name: 'appears, made long before' })
  await until(second.getTime() - SHORT_MS)
  await appoint(admin, near, { publish_at: second })
  await Promise.all([
    watch(guests, second, { things: far, isShown: false, name: 'leaves, made long before' }),
    watch(guests, second, { things: near, isShown: true, name: 'appears, made just in time' }),
  ])
  await until(third.getTime() - SHORT_MS)
  await appoint(admin, near, { expire_at: third })
  await watch(guests, third, { things: near, isShown: false, name: 'leaves, made just in time' })
  for (const thing of [...far, ...near]) await happenedOnce(thing)
}

async function makeThings(admin: Caller, name: string): Promise<Thing[]> {
  const things: Thing[] = []
  for (let number = 1; number <= Number(count); number += 1) {
    const slug = `${name}-${number}`
    const page = await pageClient(admin).make(slug, { slug, showInMenu: true })
    // The last of them shows when all of them are through.
    const listed = [says('/Impressum', `href="/${slug}"`), says('/sitemap.xml', slug)]
    const sights = [answers(`/${slug}`), ...(number === Number(count) ? listed : [])]
    things.push({ id: page._id, noun: 'page', sights })
  }
  const title = `news-${name}`
  const { entry } = (await admin.post('/api/v0/entry/', { title })).parse(Made)
  const id = entry[0]?._id ?? ''
  const sights = [answers(`/News/${title}`), says('/News', title)]
  return [...things, { id, noun: 'entry', sights }]
}

async function appoint(admin: Caller, things: readonly Thing[], plan: Record<string, Date>) {
  for (const { id, noun } of things) {
    const path = `/api/v0/${noun}/${id}`
    const { revision } = (await admin.get(`${path}/draft?lang=de`)).parse(Known)
    const answer = await admin.post(`${path}/schedule`, { lang: 'de', revision, ...plan })
    if (answer.status !== 200) wrong.push(`${noun} ${id}: ${answer.status} ${answer.text}`)
  }
}

async function watch(
  guests: readonly Caller[],
  minute: Date,
  { things, isShown, name }: { things: readonly Thing[]; isShown: boolean; name: string },
): Promise<void> {
  const sights = things.flatMap((thing) => thing.sights)
  const changes = await watchMinute(guests, minute, { sights, isShown })
  looks += changes.length
  for (const [at] of guests.entries()) {
    const late = changes.filter(({ instance }) => instance === at + 1).map(({ lateMs }) => lateMs)
    console.log(
      `${name}: instance ${at + 1} after ${Math.min(...late)} to ${Math.max(...late)} ms (${late.length} looks)`,
    )
  }
  wrong.push(...changes.filter(isBad).map((change) => `${name}: ${JSON.stringify(change)}`))
}

function isBad({ lateMs }: Change): boolean {
  return lateMs < 0 || lateMs > BAR_MS
}

/** One version, and one line of the history for each step; visitors are told of an end before it. */
async function happenedOnce(thing: Thing): Promise<void> {
  await waitUntil(async () => (await stepsOf(thing)) === ONCE, { timeoutMs: 10_000, stepMs: 100 })
  const steps = await stepsOf(thing)
  if (steps !== ONCE) wrong.push(`${thing.noun} ${thing.id}: ${steps}`)
}

async function stepsOf({ id, noun }: Thing): Promise<string | undefined> {
  const versions = sql.table(noun === 'page' ? 'page_versions' : 'entry_versions')
  const owner = sql.ref(noun === 'page' ? 'page_id' : 'entry_id')
  const { rows } = await sql<{ steps: string }>`
    select (select count(*) from ${versions} where ${owner} = ${id}) || ' version, '
      || (select count(*) from audit_log where item_id = ${id} and action = 'publish')
      || ' publish, '
      || (select count(*) from audit_log where item_id = ${id} and action = 'expire')
      || ' expire' as steps`.execute(ground.db)
  return rows[0]?.steps
}

/** The clock itself cannot be set for a running process; what it is set to wait for can be read. */
async function meansTheInstant(admin: Caller, { shown, meant }: (typeof NIGHTS)[number]) {
  const { _id: id } = await pageClient(admin).make(`Nacht ${shown}`)
  const { revision } = await pageClient(admin).draft(id)
  const plan = { lang: 'de', revision, publish_at: shown }
  await admin.post(`/api/v0/page/${id}/schedule`, plan)
  const { publish_at } = (await admin.get(`/api/v0/page/${id}/draft?lang=de`)).parse(Planned)
  const job = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(`${JOBS_SCHEMA}.job`)} where name = 'pages.due' and data->>'at' = ${meant}`.execute(
    ground.db,
  )
  console.log(`${shown} in Berlin is waited for at ${publish_at}`)
  if (publish_at !== meant || job.rows[0]?.n !== 1) wrong.push(`${shown}: ${publish_at}`)
}

function answers(path: string): Sight {
  return { name: path, isSeen: async (guest) => (await guest.get(path)).status === 200 }
}

function says(path: string, words: string): Sight {
  return {
    name: `${words} on ${path}`,
    isSeen: async (guest) => (await guest.get(path)).text.includes(words),
  }
}

function later(minute: Date, minutes: number): Date {
  return new Date(minute.getTime() + minutes * MINUTE)
}
