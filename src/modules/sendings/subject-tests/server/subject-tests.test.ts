import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { betterOf, totalOf } from '../../sendings/sending-values.ts'

const house = await openSendings()
const { app, admin, db, smtp, counted, got, makeTemplate, prepared, reached, read, step, tend } =
  house
afterAll(() => house.close())
await admin.post('/api/v0/starter/online/', { isPublic: true })

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
}
const DEAD = '01890000-0000-7000-8000-0000000000ff'
const buttons = [{ label: 'Archiv', link: { to: 'url', url: '/Newsletter/archive' } }]
const template = await makeTemplate({
  subject: 'Nie so gesendet',
  modules: [{ id: 'b', type: 'button', props: { buttons } }],
})

/** Ten people; four of them get one of two subjects first. */
async function tried(name: string) {
  const subjects = { subject: `${name} eins`, subject_b: `${name} zwei` }
  const test = { test_share: 40, test_hours: 4, template: template._id }
  const run = await prepared(10, { ...subjects, ...test })
  await step(run.id, 'start')
  await counted(run.id, 'sent', 4)
  return { ...run, ...subjects }
}

const laterBy = (id: string, hours: number) =>
  sql`update newsletter_sendings set began_at = began_at - make_interval(hours => ${hours})
    where id = ${id}`.execute(db)

async function click(subject: string): Promise<void> {
  const { raw = '' } =
    smtp.received.find((mail) => mail.raw.includes(`\nSubject: ${subject}\r\n`)) ?? {}
  const flat = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('&amp;', '&')
  const link = /href="([^"]+archive\?utm_source[^"]+)"/.exec(flat)?.[1] ?? ''
  const { pathname, search } = new URL(link)
  expect((await app.guest.get(pathname + search, BROWSER)).status).toBe(200)
  await app.services.served.flush()
}

test('half of a part gets each subject, the rest waits, and the one that is clicked wins by itself', async () => {
  const { id, subject, subject_b } = await tried('Selbst')
  expect([got(subject).length, got(subject_b).length]).toEqual([2, 2])
  await tend()
  const waiting = await read(id)
  expect(waiting).toMatchObject({ state: 'running', winner: '', counts: { sent: 4, queued: 6 } })
  await click(subject_b)
  expect((await read(id)).test).toEqual({
    a: { sent: 2, clicks: 0 },
    b: { sent: 2, clicks: 1 },
  })
  await laterBy(id, 3)
  await tend()
  expect(await read(id)).toMatchObject({ winner: '', counts: { sent: 4, queued: 6 } })
  await laterBy(id, 2)
  await tend()
  const done = await reached(id, 'finished')
  expect(done).toMatchObject({ winner: 'b', counts: { sent: 10 } })
  expect(totalOf(done.counts)).toBe(10)
  expect(done.test).toEqual({ a: { sent: 2, clicks: 0 }, b: { sent: 2, clicks: 1 } })
  expect([got(subject).length, got(subject_b).length]).toEqual([2, 8])
  expect(new Set([...got(subject), ...got(subject_b)]).size).toBe(10)
  const archive = await app.guest.get('/Newsletter/archive')
  expect(archive.text).toContain(`>${subject_b}<`)
})

test('a person may decide before; then nothing is decided again', async () => {
  const { id, subject, subject_b } = await tried('Hand')
  expect((await step(id, 'choose_winner')).status).toBe(400)
  const { version } = await read(id)
  expect((await step(id, 'choose_winner', { winner: 'a' })).status).toBe(200)
  const body = { version, winner: 'b' }
  expect((await admin.post(`${SENDING}${id}/choose_winner`, body)).status).toBe(409)
  expect(await reached(id, 'finished')).toMatchObject({ winner: 'a', counts: { sent: 10 } })
  expect([got(subject).length, got(subject_b).length]).toEqual([8, 2])
  expect((await step(id, 'choose_winner', { winner: 'b' })).status).toBe(409)
})

test('a process that is killed after the decision loses nobody, and nobody gets both', async () => {
  const { id, subject, subject_b } = await tried('Abbruch')
  await step(id, 'pause')
  await step(id, 'choose_winner', { winner: 'b' })
  // As a worker leaves them that was killed with some in hand.
  await sql`insert into newsletter_workers (id, sending_id, seen_at)
    values (${DEAD}, ${id}, now() - interval '1 hour')`.execute(db)
  await sql`update newsletter_recipients set state = 'claimed', variant = 'b',
      worker = ${DEAD}
    where sending_id = ${id} and state = 'queued' and subscriber_id in (
      select subscriber_id from newsletter_recipients where sending_id = ${id}
        and state = 'queued' limit 3)`.execute(db)
  expect(totalOf((await read(id)).counts)).toBe(10)
  await step(id, 'resume')
  await tend()
  const done = await reached(id, 'finished')
  expect(done.counts).toEqual({ sent: 10 })
  expect([got(subject).length, got(subject_b).length]).toEqual([2, 8])
})

test('few people are enough: one gets each, and a second subject says something without a name', async () => {
  const few = await prepared(3, { subject: 'Wenig eins', subject_b: 'Wenig zwei', test_share: 5 })
  await step(few.id, 'start')
  await counted(few.id, 'sent', 2)
  expect([got('Wenig eins').length, got('Wenig zwei').length]).toEqual([1, 1])
  const odd = await prepared(2, { subject: 'Namen', subject_b: '{{subscriber.first_name}}' })
  expect((await step(odd.id, 'start')).json).toMatchObject({ code: 'no-subject' })
})

test('who clicks counts by how many got it, and without a click the first wins', () => {
  const of = (a: [number, number], b: [number, number]) =>
    betterOf({ a: { sent: a[0], clicks: a[1] }, b: { sent: b[0], clicks: b[1] } })
  expect(of([10, 0], [10, 0])).toBe('a')
  expect(of([10, 3], [10, 3])).toBe('a')
  expect(of([100, 3], [10, 1])).toBe('b')
  expect(of([0, 0], [0, 0])).toBe('a')
})
