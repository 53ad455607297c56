import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openSendings, SENDING } from '#tests/sendings.ts'

const house = await openSendings()
const { admin, db, smtp, counted, got, prepared, reached, read, step, tend } = house
afterAll(() => house.close())
afterEach(() => smtp.behave('take'))

/** As if the last hour were over, and the next look at all sendings were due. */
async function hourLater(id: string) {
  await sql`update newsletter_recipients set begun_at = begun_at - interval '61 minutes'
    where sending_id = ${id} and begun_at is not null`.execute(db)
  await tend()
}

test('so many an hour: the rest waits for the next one', async () => {
  const { id, name } = await prepared(7, { rate_per_hour: 4 })
  await step(id, 'start')
  await counted(id, 'sent', 4)
  await tend()
  expect((await read(id)).counts).toEqual({ sent: 4, queued: 3 })
  expect(got(name)).toHaveLength(4)
  await hourLater(id)
  await reached(id, 'finished')
  expect(got(name)).toHaveLength(7)
})

test('a scheduled one begins when it is due', async () => {
  const { id, name } = await prepared(2)
  const later = new Date(Date.now() + 3_600_000).toISOString()
  expect((await step(id, 'schedule', { send_at: later })).status).toBe(200)
  await tend()
  expect((await read(id)).state).toBe('scheduled')
  await sql`update newsletter_sendings set send_at = now() - interval '29 minutes'
    where id = ${id}`.execute(db)
  await tend()
  await reached(id, 'finished')
  expect(got(name)).toHaveLength(2)
})

test('one that was missed by half an hour asks, and sends nothing until a person decides', async () => {
  const { id, name } = await prepared(2)
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await step(id, 'schedule', { send_at: later })
  await sql`update newsletter_sendings set send_at = now() - interval '2 hours'
    where id = ${id}`.execute(db)
  await tend()
  await reached(id, 'missed')
  await tend()
  expect((await read(id)).state).toBe('missed')
  expect(got(name)).toEqual([])
  const waiting = await admin.get('/api/v0/dashboard/today')
  expect(waiting.text).toContain(id)
  await step(id, 'start')
  await reached(id, 'finished')
  expect(got(name)).toHaveLength(2)
})

test('a pause stops it, resuming goes on, and states always sum to the audience', async () => {
  const { id, name, emails } = await prepared(12, { rate_per_hour: 6 })
  const sum = async () => Object.values((await read(id)).counts).reduce((all, n) => all + n, 0)
  await step(id, 'start')
  await counted(id, 'sent', 6)
  expect((await step(id, 'pause')).json).toMatchObject({
    items: [{ state: 'paused', reason: 'person' }],
  })
  await hourLater(id)
  expect([await sum(), got(name).length]).toEqual([12, 6])
  expect((await step(id, 'resume')).status).toBe(200)
  expect((await reached(id, 'finished')).counts).toEqual({ sent: 12 })
  expect(await sum()).toBe(12)
  expect(got(name)).toEqual([...emails].sort())
})

test('switched off, nothing goes out; switched on again, a person decides', async () => {
  const { id, name } = await prepared(6, { rate_per_hour: 2 })
  await step(id, 'start')
  await counted(id, 'sent', 2)
  await house.switchNewsletter(false)
  await hourLater(id)
  expect(got(name)).toHaveLength(2)
  await house.switchNewsletter(true)
  await hourLater(id)
  expect(await read(id)).toMatchObject({ state: 'paused', counts: { sent: 2, queued: 4 } })
  await step(id, 'resume')
  await counted(id, 'sent', 4)
})

test('says when the template was changed after it was scheduled', async () => {
  const { id, template } = await prepared(1)
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await step(id, 'schedule', { send_at: later })
  expect((await read(id)).has_newer_template).toBe(false)
  const path = `/api/v0/newsletter_template/${template}`
  expect((await admin.put(path, { version: 1, subject: 'Berichtigt' })).status).toBe(200)
  expect((await read(id)).has_newer_template).toBe(true)
  await step(id, 'cancel')
  await step(id, 'schedule', { send_at: later })
  expect((await read(id)).has_newer_template).toBe(false)
})

test('a cancelled one goes no further, and can be deleted', async () => {
  const { id, name } = await prepared(3)
  await step(id, 'prepare')
  await reached(id, 'paused')
  expect((await step(id, 'cancel')).status).toBe(200)
  await tend()
  expect(await read(id)).toMatchObject({ state: 'cancelled', counts: { queued: 3 } })
  // Counted once: nothing moves any more.
  await sql`delete from newsletter_recipients where sending_id = ${id}`.execute(db)
  expect((await read(id)).counts).toEqual({ queued: 3 })
  expect(got(name)).toEqual([])
  expect((await admin.remove(SENDING + id)).status).toBe(200)
})
