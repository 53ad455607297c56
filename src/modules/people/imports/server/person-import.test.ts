import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Import, listImports } from '#kernel/contract/admin/imports.ts'
import { nextBatch } from '#kernel/server/imports/next-batch.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { addAccount, grant, openPeople, PERSON } from '../../server/test-persons.ts'

const { app, admin, db, make, read, find, personOf } = await openPeople()
afterAll(() => app.close())
const files = importClient(admin, 'persons')
const scope = typedScope<KernelTables>(app.scope)

afterEach(async () => {
  await db.deleteFrom('people').where('account', 'is', null).execute()
})

type Options = { update?: boolean; by?: typeof files }

async function work(id: string): Promise<Import> {
  while (await nextBatch(scope, id));
  return files.read(id)
}

async function checked(file: string | Uint8Array<ArrayBuffer>, options: Options = {}) {
  const { update = false, by = files } = options
  const item = (await by.upload(file)).parse(Import)
  expect((await by.check(item, { options: { update } })).status).toBe(200)
  return work(item._id)
}

async function imported(file: string | Uint8Array<ArrayBuffer>, options: Options = {}) {
  const { _id, revision, counts } = await checked(file, options)
  expect((await files.post(_id, 'run', { revision })).status).toBe(200)
  const done = await work(_id)
  expect([done.state, done.counts]).toEqual(['done', counts])
  return done
}

const verdicts = async (id: string) =>
  (await files.rows(id)).map(({ verdict, reason }) => [verdict, reason])

const onlyPerson = async () => {
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('account', 'is', null)
    .executeTakeFirstOrThrow()
  return read(id)
}

test("Outlook's file with German heads becomes persons that staff vouch for", async () => {
  const csv = [
    'Anrede;Vorname;Nachname;Firma;Straße geschäftlich;Ort geschäftlich;Postleitzahl geschäftlich;Land/Region geschäftlich;Telefon geschäftlich;Mobiltelefon;Geburtstag;Kategorien;Notizen;E-Mail-Adresse;E-Mail 2: Adresse;Webseite;Sprache',
    'Frau;Änne;Groß;Möbel Groß;Ring 1;Leipzig;04109;Deutschland;"(0341) 123-45; 0049 341 7";0171 / 23 45 67;3.11.1980;Kundin;"Zeile 1\nZeile 2";aenne@example.org;zwei@example.org;example.org;Englisch',
  ].join('\r\n')
  const { counts } = await imported(new Uint8Array(Buffer.from(csv, 'latin1')))
  expect(counts).toMatchObject({ new: 1, refused: 0 })
  expect(await onlyPerson()).toMatchObject({
    title: '',
    first_name: 'Änne',
    last_name: 'Groß',
    company: 'Möbel Groß',
    birthday: '1980-11-03',
    language: 'en',
    tags: ['Kundin'],
    notes: 'Zeile 1\nZeile 2',
    contacts: [
      { kind: 'email', value: 'aenne@example.org', proof: 'staff' },
      { kind: 'email', value: 'zwei@example.org', proof: 'staff' },
      { kind: 'phone', value: '+4934112345', proof: 'staff' },
      { kind: 'phone', value: '+493417', proof: 'staff' },
      { kind: 'mobile', value: '+49171234567', proof: 'staff' },
      { kind: 'web', value: 'https://example.org', proof: 'staff' },
    ],
    addresses: [
      {
        type: 'person',
        last_name: 'Groß',
        address: 'Ring 1',
        zip: '04109',
        city: 'Leipzig',
        country: 'DE',
      },
    ],
  })
})

test('cards are rows like any other, and what has no field becomes a note', async () => {
  const cards = [
    'BEGIN:VCARD\nVERSION:3.0\nN:Meier;Anna;;;\nBDAY:--0411\nADR:;;Ring 1;;;;\nEND:VCARD\n',
    'BEGIN:VCARD\nVERSION:3.0\nN:Falsch;Eva;;;\nEMAIL:kein Postfach\nEND:VCARD\n',
  ].join('')
  const item = await imported(cards)
  expect(item).toMatchObject({
    columns: expect.arrayContaining(['Vorname']),
    counts: { new: 1, refused: 1 },
  })
  expect(await onlyPerson()).toMatchObject({
    last_name: 'Meier',
    birthday: null,
    notes: 'Geburtstag: 11.04.\nAdresse: Ring 1',
  })
  expect((await files.rows(item._id))[1]).toMatchObject({
    line: 7,
    reason: 'E-Mail: Ungültige E-Mail-Adresse',
  })
  const known = (await admin.get('/api/v0/import/?kind=persons')).parse(listImports.reply)
  expect(known).toMatchObject({ extensions: ['.vcf', '.vcard'], options: [{ name: 'update' }] })
})

describe('a row is', () => {
  test('known by address, id or all it says; a family may share an address', async () => {
    const anna = await make({
      first_name: 'Anna',
      last_name: 'Müller',
      contacts: [mail('familie@example.org')],
    })
    await make({ last_name: 'Bloß' })
    const csv = [
      'Kennung,Vorname,Nachname,E-Mail',
      ',ANNA,Mueller,Familie@Example.org',
      ',Bert,Müller,familie@example.org',
      `${anna._id},,,`,
      ',,Bloß,',
      ',,,familie@example.org',
      `,Cleo,Neu,`,
    ].join('\n')
    const { _id } = await imported(csv)
    expect(await verdicts(_id)).toEqual([
      ['same', 'Gibt es schon: dieselbe E-Mail-Adresse.'],
      ['new', ''],
      ['same', 'Gibt es schon: dieselbe Kennung.'],
      ['same', 'Gibt es schon: dieselben Angaben.'],
      [
        'refused',
        'Mehrere Personen passen zu dieser Zeile. Bitte führen Sie diese zuerst zusammen.',
      ],
      ['new', ''],
    ])
    expect(await read(anna._id)).toEqual(anna)
  })

  test('the same as one before it in the file', async () => {
    const csv =
      'Vorname,Nachname,E-Mail,Zweite E-Mail\nAnna,Eins,a@example.org,b@example.org\nAnna,Eins,b@example.org,\nAnna,Eins,a@example.org,'
    const { _id, counts } = await imported(csv)
    expect(counts).toMatchObject({ new: 1, same: 2 })
    expect(await verdicts(_id)).toHaveLength(3)
    expect(await find('Eins')).toHaveLength(1)
  })

  test('refused when nobody is meant or the birthday is not theirs to write', async () => {
    await grant(app, { people: ['view', 'create', 'edit'] })
    const member = importClient(await app.as('member'), 'persons')
    const item = await checked(
      'Nachname,Geburtstag,Notizen\nMeier,1980-01-01,\nOhne,,\n,,nur eine Notiz',
      { by: member },
    )
    expect(item.counts).toMatchObject({ new: 1, refused: 2 })
    const [birthday, nobody] = await files.rows(item._id, '?verdict=refused')
    expect(birthday?.reason).toMatch(/^Geburtstage/)
    expect(nobody?.reason).toBe('Es fehlt ein Name, eine Firma oder ein Kontakt.')
  })
})

test('a file with birthdays is opened by who brought it and by who may see birthdays', async () => {
  await grant(app, { people: ['view', 'create', 'edit'] })
  const caller = await app.as('member')
  const member = importClient(caller, 'persons')
  const theirs = await imported('Nachname,Geburtstag\nMeier,1980-11-03')
  const own = await checked('Nachname\nEigen', { by: member })
  const path = `/api/v0/import/${theirs._id}`
  for (const answer of [await caller.get(path), await caller.get(`${path}/rows`)])
    expect([answer.status, answer.text.includes('1980')]).toEqual([403, false])
  expect((await member.check(theirs)).status).toBe(403)
  expect((await member.post(theirs._id, 'undo')).status).toBe(403)
  const list = (await caller.get('/api/v0/import/?kind=persons')).parse(listImports.reply)
  expect(list.items.map(({ _id }) => _id)).toContain(own._id)
  expect(list.items.map(({ _id }) => _id)).not.toContain(theirs._id)
  expect(await member.rows(own._id)).toHaveLength(1)
  await grant(app, { people: ['view', 'create', 'edit'], members: ['view'] })
  expect((await member.rows(theirs._id))[0]?.cells).toContain('1980-11-03')
})

test('known persons are supplemented when that was chosen, nothing is removed, and undo restores them', async () => {
  const before = await make({
    first_name: 'Anna',
    last_name: 'Alt',
    tags: ['eins'],
    notes: 'schon da',
    contacts: [mail('anna@example.org'), { kind: 'phone', label: 'Büro', value: '+49341999' }],
  })
  const csv = `Kennung,Vorname,Nachname,E-Mail,Schlagwörter,Notizen,Straße,PLZ,Ort\n${before._id},Anna,Neu,neu@example.org,zwei,dazu,Ring 1,04109,Leipzig`
  const { _id, counts } = await imported(csv, { update: true })
  expect(counts).toMatchObject({ changed: 1 })
  expect((await files.rows(_id))[0]?.fields).toEqual([
    'Nachname',
    'Kontakte',
    'Adressen',
    'Schlagwörter',
    'Notizen',
  ])
  const after = await read(before._id)
  expect(after).toMatchObject({ last_name: 'Neu', tags: ['eins', 'zwei'], notes: 'schon da\ndazu' })
  expect(after.contacts.map(({ value }) => value)).toEqual([
    'anna@example.org',
    '+49341999',
    'neu@example.org',
  ])
  await files.post(_id, 'undo')
  expect((await work(_id)).counts).toMatchObject({ undone: 1, kept: 0 })
  const { version: _version, updated: _updated, ...values } = before
  expect(await read(before._id)).toMatchObject(values)
})

test('an import takes no address from anybody and leaves what an account says alone', async () => {
  const account = await addAccount(app, {
    handle: 'konto@example.org',
    data: { first_name: 'Karla', last_name: 'Konto' },
  })
  const karla = await personOf(account)
  const csv = [
    'Vorname,Nachname,E-Mail,Zweite E-Mail,Schlagwörter',
    'Karla,Konto,konto@example.org,andere@example.org,neu',
    'Dora,Dreist,dora@example.org,konto@example.org,',
  ].join('\n')
  const { _id } = await imported(csv, { update: true })
  expect(await verdicts(_id)).toEqual([
    ['changed', 'Hat ein Konto: Name, Kontakte und Adressen bleiben, wie sie dort stehen.'],
    ['new', ''],
  ])
  const after = await read(karla ?? '')
  expect(after.contacts).toEqual([
    { kind: 'email', label: '', value: 'konto@example.org', proof: 'account' },
  ])
  expect(after.tags).toEqual(['neu'])
  const users = await db
    .selectFrom('users')
    .select('user_data')
    .where('id', '=', account)
    .executeTakeFirst()
  expect(users?.user_data).toEqual({ first_name: 'Karla', last_name: 'Konto' })
})

test('undo leaves whoever is in use or was changed by now', async () => {
  const { _id } = await imported('Nachname\nBleibt\nGeht\nGeändert\nAkte\nErklärung')
  const [stays = ''] = await find('Bleibt')
  const [other = ''] = await find('Geändert')
  const changed = await read(other)
  await admin.put(PERSON + other, { version: changed.version, notes: 'von Hand' })
  await db
    .insertInto('person_links')
    .values({
      id: stays,
      person_id: stays,
      module: 'people',
      noun: 'person',
      item_id: stays,
      role: 'x',
      proof: 'staff',
    })
    .execute()
  const form = new FormData()
  form.append('file', new Blob(['Antrag']), 'antrag.txt')
  const [filed = ''] = await find('Akte')
  expect((await admin.post(`${PERSON}${filed}/files`, form)).status).toBe(200)
  const [agreed = ''] = await find('Erklärung')
  expect((await admin.post(`${PERSON}${agreed}/consents`, CONSENT)).status).toBe(200)
  await files.post(_id, 'undo')
  expect((await work(_id)).counts).toMatchObject({ undone: 1, kept: 4 })
  expect((await files.rows(_id)).map(({ undo }) => undo)).toEqual([
    'changed-since',
    'undone',
    ...Array.from({ length: 3 }, () => 'changed-since'),
  ])
  expect(await find('Geht')).toEqual([])
})

const CONSENT = {
  action: 'declared',
  purpose: 'photo:website',
  declared: 'self',
  guardian: null,
  how: 'paper',
  given_on: '2026-03-02',
  wording: 'Fotos von mir dürfen auf der Website stehen.',
  proof: '',
}

function mail(value: string) {
  return { kind: 'email', label: '', value }
}
