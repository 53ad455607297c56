import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeNoun } from '#tests/describe-noun.ts'
import { link } from '../../server/api.ts'
import { addAccount, grant, openPeople, PERSON } from '../../server/test-persons.ts'
import { person } from '../person.ts'
import { readBirthday, readPhone } from './find-persons.ts'

await describeNoun(person, {
  values: { first_name: 'Jörg', last_name: 'Weißmüller', company: 'Holzbau', tags: ['Stamm'] },
  change: { last_name: 'Groß' },
  finds: 'Gross',
})

const people = await openPeople()
const { app, admin, db, make, read, find, personOf } = people
afterAll(() => app.close())

const Ids = z.array(z.object({ _id: z.string() }))
const phone = (value: string) => ({ kind: 'mobile', label: '', value })
const mail = (value: string) => ({ kind: 'email', label: '', value })

describe('an account and its person are one truth', () => {
  test('every account of a human being has exactly one person', async () => {
    const rows = await db
      .selectFrom('users')
      .leftJoin('people', 'people.account', 'users.id')
      .select(['users.id', 'people.id as person'])
      .where('users.is_listed', '=', true)
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row.person === null)).toEqual([])
    const builtin = await db
      .selectFrom('people')
      .innerJoin('users', 'users.id', 'people.account')
      .select('people.id')
      .where('users.is_builtin', '=', true)
      .execute()
    expect(builtin).toEqual([])
  })

  test('what is changed on the person is changed on the account', async () => {
    const account = await addAccount(app, {
      handle: 'ida.beck@example.org',
      data: { first_name: 'Ida', last_name: 'Beck', company: 'Beck GmbH' },
    })
    const before = await read(String(await personOf(account)))
    expect(before).toMatchObject({ first_name: 'Ida', account, contacts: [{ proof: 'account' }] })
    const contacts = [...before.contacts, phone('+4917123456')]
    const values = { last_name: 'Neumann', language: 'en', contacts, version: before.version }
    const saved = await admin.put(PERSON + before._id, values)
    expect(saved.status).toBe(200)
    const after = await read(before._id)
    expect(saved.json.items).toMatchObject([{ version: after.version }])
    expect(after.contacts).toMatchObject([{ proof: 'account' }, { proof: 'staff' }])
    const user = await db
      .selectFrom('users')
      .select(['name', 'lang', 'user_data', 'version'])
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      name: 'Ida Neumann',
      lang: 'en',
      version: 2,
      user_data: {
        first_name: 'Ida',
        last_name: 'Neumann',
        company: 'Beck GmbH',
        contacts: [phone('+4917123456')],
      },
    })
  })

  test('what is changed on the account is changed on the person, with its version', async () => {
    const account = await addAccount(app, {
      handle: 'ole@example.org',
      data: { first_name: 'Ole' },
    })
    const before = await read(String(await personOf(account)))
    const put = await admin.put('/api/v0/auth/', {
      _id: account,
      version: 1,
      userData: { last_name: 'Hansen', contacts: [phone('+4940123456')] },
    })
    expect(put.status).toBe(200)
    const after = await read(before._id)
    expect(after).toMatchObject({
      first_name: 'Ole',
      last_name: 'Hansen',
      contacts: [{ value: 'ole@example.org' }, { value: '+4940123456', proof: 'typed' }],
    })
    expect(after.version).toBeGreaterThan(before.version)
  })

  test('the address to sign in with stays, and nobody deletes the person of an account', async () => {
    const account = await addAccount(app, { handle: 'eva@example.org' })
    const { _id, version } = await read(String(await personOf(account)))
    const put = await admin.put(PERSON + _id, { version, contacts: [mail('other@example.org')] })
    expect(put).toMatchObject({ status: 422, json: { code: 'account-address' } })
    expect(await admin.remove(PERSON + _id)).toMatchObject({
      status: 422,
      json: { code: 'has-account' },
    })
  })

  test('an admin is not reached by a member through their person', async () => {
    await grant(app, { people: ['view', 'edit'] })
    const member = await app.as('member')
    const boss = await app.as('admin')
    const { _id, version } = await read(String(await personOf(boss.userId)))
    const put = await member.put(PERSON + _id, { version, last_name: 'Nobody' })
    expect(put).toMatchObject({ status: 403, json: { code: 'C100' } })
  })
})

describe('a proof cannot be sent', () => {
  test('what staff write is theirs, and an address belongs to one person once it is proved', async () => {
    const typed = await make({
      last_name: 'Frech',
      contacts: [{ ...mail('proved@example.org'), proof: 'account' }],
    })
    expect(typed.contacts).toMatchObject([{ proof: 'staff' }])
    await db
      .updateTable('people')
      .set({ contacts: JSON.stringify([{ ...mail('proved@example.org'), proof: 'confirmed' }]) })
      .where('id', '=', typed._id)
      .execute()
    const early = await addAccount(app, { handle: 'proved@example.org', isVerified: false })
    expect((await read(typed._id)).contacts).toMatchObject([{ proof: 'confirmed' }])
    await db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', early).execute()
    expect((await read(typed._id)).contacts).toMatchObject([{ proof: 'typed' }])
    expect(await read(String(await personOf(early)))).toMatchObject({
      contacts: [{ value: 'proved@example.org', proof: 'account' }],
    })
  })
})

describe('persons are found', () => {
  test('with umlauts in any spelling, typing errors, and the start of an address', async () => {
    const { _id } = await make({
      first_name: 'Käthe',
      last_name: 'Straßburger',
      contacts: [mail('kaethe@strassburger.example')],
    })
    for (const typed of ['Kaethe', 'strassburger', 'Strasburger', 'kaethe@stras'])
      expect(await find(typed), typed).toEqual([_id])
    expect(await find('Zzyzx')).toEqual([])
  })

  test('by a phone number however it is written', async () => {
    const { _id } = await make({ last_name: 'Anruf', contacts: [phone('+4971122334455')] })
    for (const typed of [
      '0711 22334455',
      '+49 711 / 2233-4455',
      '0049 (0)711 223344',
      '(0711) 223',
    ])
      expect(await find(typed), typed).toEqual([_id])
  })

  test.each([
    ['0171 234567', { start: '171234567', end: '0171234567', isCertain: true }],
    ['+49 (0)171 234567', { start: '49171234567', end: '49171234567', isCertain: true }],
    ['0049171234567', { start: '49171234567', end: '0049171234567', isCertain: true }],
    ['171 2345', { start: '1712345', end: '1712345', isCertain: false }],
    ['01067', { start: '1067', end: '01067', isCertain: false }],
    ['0042', { start: '42', end: '0042', isCertain: false }],
    ['042', undefined],
    ['Müller', undefined],
  ])('the number in %s', (typed, phone) => expect(readPhone(typed)).toEqual(phone))

  test.each([
    ['3.11.1980', { year: 1980, month: 11, day: 3 }],
    ['3. 11.', { year: undefined, month: 11, day: 3 }],
    ['1980-11-03', { year: 1980, month: 11, day: 3 }],
    ['3.11', undefined],
  ])('the birthday in %s', (typed, day) => expect(readBirthday(typed)).toEqual(day))

  test('by what they are to a module and by tag', async () => {
    await make({ last_name: 'Etikett', tags: ['Presse'] })
    const tagged = await admin.get(`${PERSON}?tags=Presse`)
    expect(tagged.json.items).toMatchObject([{ last_name: 'Etikett' }])
    const browser = await admin.post('/api/v1/person/getDataPersonBrowser', { role: ['reporter'] })
    expect(browser.json).toMatchObject({ persons: [], numItems: 0 })
    expect(browser.json.availableTags).toContain('Presse')
  })

  test('by role and by module, alone and together, each person once', async () => {
    const [writes, reports] = [
      await make({ last_name: 'Brief' }),
      await make({ last_name: 'Fund' }),
    ]
    const hang = async (person: string, known: { module: string; noun: string; role: string }) => {
      const thing = { ...known, id: uuidv7() }
      await app.scope.change((change) => link(change, { person, thing, proof: 'staff' }))
    }
    await hang(writes._id, { module: 'messages', noun: 'message', role: 'sender' })
    await hang(writes._id, { module: 'messages', noun: 'message', role: 'sender' })
    await hang(reports._id, { module: 'bug-tracker', noun: 'bug', role: 'reporter' })
    const found = async (query: object) => {
      const body = { sort: 'name', ...query }
      const { json } = await admin.post('/api/v1/person/getDataPersonBrowser', body)
      return Ids.parse(json.persons).map(({ _id }) => _id)
    }
    expect(await found({ role: ['sender'] })).toEqual([writes._id])
    expect(await found({ role: ['reporter'] })).toEqual([reports._id])
    expect(await found({ role: ['sender', 'reporter'] })).toEqual([writes._id, reports._id])
    expect(await found({ module: ['messages'] })).toEqual([writes._id])
    expect(await found({ module: ['messages', 'bug-tracker'] })).toHaveLength(2)
    expect(await found({ module: ['messages'], role: ['reporter'] })).toEqual([])
    expect(await found({ module: ['users'] })).toEqual([])
  })

  test('a tag is offered until the last who carries it is erased', async () => {
    const [one, other] = [
      await make({ last_name: 'Eins', tags: ['Stammgast', 'Presse'] }),
      await make({ last_name: 'Zwei', tags: ['Stammgast'] }),
    ]
    const offered = async () => {
      const { json } = await admin.post('/api/v1/person/getDataPersonBrowser', {})
      return json.availableTags
    }
    const proved = await app.steppedUp('admin')
    for (const { _id } of [one, other]) {
      expect(await offered()).toContain('Stammgast')
      expect((await proved.post(`${PERSON}${_id}/erase`, { dryRun: false })).status).toBe(200)
    }
    expect(await offered()).not.toContain('Stammgast')
    expect(await offered()).toContain('Presse')
  })
})

describe('a birthday is for those who may see it', () => {
  test('others neither read, find nor write it, nor learn it from history and conflicts', async () => {
    await grant(app, { people: ['view', 'create', 'edit'] })
    const member = await app.as('member')
    const made = await make({ last_name: 'Geheim', birthday: '1980-11-03' })
    expect((await read(made._id)).birthday).toBe('1980-11-03')
    expect(await find('3.11.1980')).toEqual([made._id])
    const answers = [
      await member.get(PERSON + made._id),
      await member.get(`${PERSON}?search=Geheim`),
      await member.post('/api/v1/person/getDataPersonBrowser', { search: 'Geheim' }),
      await member.post('/api/v0/batch/person/', { ids: [made._id] }),
      await member.put(PERSON + made._id, { version: 99, notes: 'x' }),
      await member.get(`/api/v0/audit/?noun=person&id=${made._id}`),
      await member.get(`${PERSON}?search=3.11.1980`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409, 200, 200])
    for (const { text } of answers) expect(text).not.toContain('1980-11-03')
    expect(answers.at(-1)?.json.items).toEqual([])
    const put = await member.put(PERSON + made._id, { version: 1, birthday: '1990-01-01' })
    expect(put.status).toBe(403)
    await grant(app, { people: ['view'], members: ['view'] })
    expect((await read(made._id, member)).birthday).toBe('1980-11-03')
  })
})

test('birthdays of the next seven days stand on the start page, for those who may see them', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
  const dayIn = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const born = (days: number) => `1980${dayIn(days).slice(4)}`
  const { _id } = await make({ last_name: 'Bald', birthday: born(6) })
  await make({ last_name: 'Danach', birthday: born(7) })
  const { birthdays } = (await admin.get('/api/v1/person/digest')).json
  const age = Number(dayIn(6).slice(0, 4)) - 1980
  expect(birthdays).toContainEqual({ _id, name: 'Bald', day: dayIn(6), age })
  expect(JSON.stringify(birthdays)).not.toContain('Danach')
  await grant(app, { people: ['view'] })
  const member = await app.as('member')
  expect((await member.get('/api/v1/person/digest')).json.birthdays).toEqual([])
})

test('names with controls of direction and names of ten kilobytes are refused', async () => {
  for (const last_name of ['Mül\u202eler', 'Mül\u200bler', 'x'.repeat(10_000)])
    expect((await admin.post(PERSON, { last_name })).status).toBe(400)
})

test('a card for an address book has short lines and escaped signs', async () => {
  const { _id } = await make({
    first_name: 'Zoë',
    last_name: 'Ä'.repeat(80),
    company: 'A; B, C\\D',
    contacts: [phone('+4917155555')],
  })
  const { card } = (await admin.get(`${PERSON}${_id}/vcard`)).json
  const lines = String(card).split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(card).toContain('ORG:A\\; B\\, C\\\\D')
  expect(card).toContain('TEL;VALUE=uri;TYPE=cell:tel:+4917155555')
})
