import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { nextBatch } from '#kernel/server/imports/next-batch.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import { textBook } from '#kernel/server/imports/xlsx/test-xlsx.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { verifyChain } from '#modules/consents/server/api.ts'
import { addList, openNewsletter, UNSUBSCRIBE } from '../../server/test-subscribers.ts'

const house = await openNewsletter()
const { app, admin, db, join, mailsTo, statesOf, wayOut } = house
afterAll(() => app.close())
const files = importClient(admin, 'newsletter-subscribers')
const scope = typedScope<KernelTables>(app.scope)

type File = string | Uint8Array<ArrayBuffer>

async function work(id: string): Promise<Import> {
  while (await nextBatch(scope, id));
  return files.read(id)
}

async function checked(file: File, options: Record<string, boolean> = { documented: true }) {
  const item = (await files.upload(file)).parse(Import)
  const all = { documented: false, customers: false, ...options }
  expect((await files.check(item, { options: all })).status).toBe(200)
  return await work(item._id)
}

async function imported(file: File, options?: Record<string, boolean>) {
  const { _id, revision } = await checked(file, options)
  expect((await files.post(_id, 'run', { revision })).status).toBe(200)
  return await work(_id)
}

const verdicts = async (id: string) => (await files.rows(id)).map(({ verdict }) => verdict)

test('a Windows-1252 file of another program becomes subscribers, with basis and proof', async () => {
  const csv = [
    'E-Mail-Adresse;Vorname;Nachname;Beleg',
    'jörg@example.org;Jörg;Groß;Messe 2025',
  ].join('\r\n')
  const done = await imported(new Uint8Array(Buffer.from(csv, 'latin1')))
  expect(done.counts).toMatchObject({ new: 1, refused: 0 })
  expect(await statesOf('jörg@example.org')).toEqual({ Newsletter: 'confirmed' })
  expect(await mailsTo('jörg@example.org')).toEqual([])
  const subscriber = await house.subscriberOf('jörg@example.org')
  const log = await admin.get(`/api/v0/consent/?subject=${subscriber?.id}`)
  expect(log.text).toContain('Messe 2025')
  expect(log.text).toContain('"action":"declared"')
})

test.each([
  ['listmonk', 'email,name,attributes,status', 'l@example.org,Lena List,{},enabled'],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,CONFIRM_TIME',
    'm@example.org,Max,Mai,2025-05-03',
  ],
  ['Brevo', 'EMAIL,FIRSTNAME,LASTNAME,DOUBLE_OPT-IN', 'b@example.org,Bea,Bach,2025-05-03'],
])('the columns of %s are known', async (_, head, row) => {
  const withProof = head.includes('TIME') || head.includes('OPT-IN')
  const csv = withProof ? `${head}\n${row}` : `${head},proof\n${row},Karte`
  const done = await checked(csv)
  expect(done.counts).toMatchObject({ new: 1, refused: 0 })
})

test('a workbook is read like any other file', async () => {
  const book = textBook([
    ['Email Address', 'First Name', 'CONFIRM_TIME', 'UNSUB_TIME'],
    ['sheet@example.org', 'Süheyla', '2025-05-03', ''],
    ['gone@example.org', 'Gerd', '2025-05-03', '2025-06-01'],
  ])
  const done = await imported(Uint8Array.from(book))
  expect(done.counts).toMatchObject({ new: 1, refused: 1 })
  expect(await statesOf('sheet@example.org')).toEqual({ Newsletter: 'confirmed' })
})

test('without a basis, or without what proves it, a row is refused', async () => {
  const csv = 'email,proof\nno-basis@example.org,Karte'
  expect(await verdicts((await checked(csv, {}))._id)).toEqual(['refused'])
  expect(await verdicts((await checked('email\nno-proof@example.org'))._id)).toEqual(['refused'])
  for (const word of ['No', 'Yes', '0'])
    expect(
      await verdicts((await checked(`email,DOUBLE_OPT-IN\nbrevo@example.org,${word}`))._id),
    ).toEqual(['refused'])
  const away = 'email,proof,status\naway@example.org,Karte,unsubscribed\nbad,Karte,\n'
  expect(await verdicts((await checked(away))._id)).toEqual(['refused', 'refused'])
})

test.each([
  ['Mailchimp, unsubscribed', 'CONFIRM_TIME,UNSUB_TIME', '2025-05-03,2025-06-01 10:00:00'],
  ['Mailchimp, cleaned', 'CONFIRM_TIME,CLEAN_TIME', '2025-05-03,2025-06-01 10:00:00'],
  ['two columns, the second says it', 'proof,status,email_blacklisted', 'Karte,enabled,true'],
  ['the list says it', 'proof,status,subscription status', 'Karte,enabled,unsubscribed'],
  ...['opt-out', 'spam', 'hard bounced', 'Unsubscribed (manual)', 'abgemeldet', 'yes', '1', ''].map(
    (state): [string, string, string] => [`'${state}'`, 'proof,status', `Karte,${state}`],
  ),
])('who left according to the file is refused: %s', async (_, heads, cells) => {
  const csv = `email,${heads}\ngone@example.org,${cells}`
  expect(await verdicts((await checked(csv))._id)).toEqual(['refused'])
})

test.each(['subscribed', 'Enabled', 'active', 'confirmed', 'Bestätigt', 'opt-in'])(
  'who gets mails according to the file is taken: %s',
  async (state) => {
    const heads = 'email,proof,status,UNSUB_TIME,email_blacklisted'
    const csv = `${heads}\nstays@example.org,Karte,${state},,No`
    expect(await verdicts((await checked(csv))._id)).toEqual(['new'])
  },
)

test('nobody is brought back who unsubscribed, by whatever file', async () => {
  const second = await addList(admin, 'Angebote')
  await join('left@example.org', { lists: [(await house.lists())[1]?._id] })
  await app.guest.post(UNSUBSCRIBE, { token: await wayOut('left@example.org') })
  const csv = 'email,proof,lists\nLEFT@example.org,Karte,Newsletter'
  const done = await imported(csv)
  expect(done.counts).toMatchObject({ new: 0, refused: 1 })
  expect(await statesOf('left@example.org')).toMatchObject({ Newsletter: 'unsubscribed' })
  const other = await imported('email,proof,lists\nleft@example.org,Karte,Angebote')
  expect(other.counts).toMatchObject({ changed: 1 })
  expect(await statesOf('left@example.org')).toEqual({
    Newsletter: 'unsubscribed',
    Angebote: 'confirmed',
  })
  await admin.remove(`/api/v0/newsletter_list/${second._id}`)
})

test('two rows of one address bring the lists of both, each with its own proof', async () => {
  const second = await addList(admin, 'Angebote')
  const csv = [
    'email,proof,lists',
    'rows@example.org,Karte 1,Newsletter',
    'rows@example.org,Karte 2,Angebote',
  ].join('\n')
  await imported(csv)
  expect(await statesOf('rows@example.org')).toEqual({
    Newsletter: 'confirmed',
    Angebote: 'confirmed',
  })
  const subscriber = await house.subscriberOf('rows@example.org')
  const log = await admin.get(`/api/v0/consent/?subject=${subscriber?.id}`)
  for (const proof of ['Karte 1', 'Karte 2']) expect(log.text).toContain(proof)
  await join('had@example.org', { lists: [second._id] })
  const { _id } = await imported(
    'email,proof,lists,tags\nhad@example.org,Karte,Newsletter,\nhad@example.org,Karte,,Presse',
  )
  await files.post(_id, 'undo')
  await work(_id)
  expect(await statesOf('had@example.org')).toEqual({ Angebote: 'confirmed' })
  await admin.remove(`/api/v0/newsletter_list/${second._id}`)
})

test('an import of subscribers can be undone for a day', async () => {
  const { _id } = await imported('email,proof\nlate@example.org,Karte')
  await sql`update imports set finished_at = finished_at - interval '25 hours'
    where id = ${_id}`.execute(db)
  expect((await files.post(_id, 'undo')).json.code).toBe('import-expired')
  expect(await statesOf('late@example.org')).toEqual({ Newsletter: 'confirmed' })
})

test('an import is taken back, but not from who has changed since', async () => {
  const csv = 'email,proof\nundo1@example.org,Karte\nundo2@example.org,Karte'
  const { _id, revision } = await imported(csv)
  await app.guest.post(UNSUBSCRIBE, { token: await wayOut('undo2@example.org') })
  expect((await files.post(_id, 'undo', { revision })).status).toBe(200)
  await work(_id)
  expect(await house.subscriberOf('undo1@example.org')).toBeUndefined()
  expect(await statesOf('undo2@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  expect(await verifyChain(db)).toMatchObject({ isWhole: true })
})
