import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { csvText } from '#kernel/contract/csv.ts'
import { nextBatch } from '#kernel/server/imports/next-batch.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { plain } from '../../persons/shown-name.ts'
import { openPeople } from '../../server/test-persons.ts'
import { exportPersons } from '../export.calls.ts'

const { app, admin, db, make, read } = await openPeople()
afterAll(() => app.close())
const files = importClient(admin, 'persons')
const scope = typedScope<KernelTables>(app.scope)

const sign = fc.constantFrom(...'aÄß=+-@;,|\\"\'() \tx7é', '\n', '=1+1', '::', '\u00a0', 'Ö')
const word = (max: number) =>
  fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('').slice(0, max))
const name = word(100).map((text) => text.replace(/\s+/g, ' ').trim())
const need = name.map((text) => text || 'x')
const contact = fc.oneof(
  fc.record({
    kind: fc.constant('email'),
    label: word(60),
    value: fc.nat(99).map((n) => `p${n}@example.org`),
  }),
  fc.record({
    kind: fc.constantFrom('phone', 'mobile', 'fax'),
    label: word(60),
    value: fc.integer({ min: 1000, max: 9_999_999 }).map((n) => `+49${n}`),
  }),
  fc.record({
    kind: fc.constant('web'),
    label: word(60),
    value: fc.constantFrom('https://example.org', 'https://example.org/a,b;c(d)?=1'),
  }),
)
const address = fc.record({
  uuid: fc.constant(null).map(() => uuidv7()),
  type: fc.constantFrom('person', 'company', 'shipping', 'invoice'),
  title: name.map((text) => text.slice(0, 60)),
  first_name: need,
  last_name: need,
  company: name,
  address: need,
  zip: fc.constantFrom('04109', 'A-1010'),
  city: need,
  country: fc.constantFrom('DE', 'AT', 'GB'),
  phone: fc.constantFrom('', '+4934112345'),
})
const someone = fc.record({
  title: fc.constantFrom('', 'Dr.', '=Prof.'),
  first_name: name,
  last_name: need,
  company: name,
  birthday: fc.constantFrom(null, '1980-11-03', '2004-02-29'),
  language: fc.constantFrom('de', 'en'),
  contacts: fc.uniqueArray(contact, { maxLength: 4, selector: ({ value }) => value }),
  addresses: fc.array(address, { maxLength: 2 }),
  tags: fc.uniqueArray(
    need.filter((tag) => !tag.includes('"')),
    { maxLength: 3 },
  ),
  notes: word(300),
  left_at: fc.constantFrom(null, '2020-01-31'),
})

async function exported(as: 'table' | 'cards'): Promise<string> {
  const answer = await admin.post(exportPersons.path, { as, after: null })
  const { rows, cards } = answer.parse(exportPersons.reply)
  return as === 'table' ? csvText(rows) : cards
}

async function work(id: string): Promise<Import> {
  while (await nextBatch(scope, id));
  return files.read(id)
}

test.each(['table', 'cards'] as const)(
  'everyone exported as %s can be imported again, which changes nobody',
  {
    timeout: 600_000,
  },
  async (as) => {
    const property = fc.asyncProperty(
      fc.array(someone, { minLength: 1, maxLength: 5 }),
      async (group) => {
        await db.deleteFrom('people').where('account', 'is', null).execute()
        const before = []
        for (const one of group) before.push(await make(one))
        const item = (await files.upload(await exported(as))).parse(Import)
        expect((await files.check(item, { options: { update: true } })).status).toBe(200)
        const { counts } = await work(item._id)
        const rows = await files.rows(item._id)
        expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([])
        expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
        for (const one of before) expect(await read(one._id)).toEqual(one)
      },
    )
    await fc.assert(property, { seed: 14, numRuns: 12 })
  },
)

test('what is exported and imported into an empty house makes the same persons', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(someone, async (one) => {
    await db.deleteFrom('people').where('account', 'is', null).execute()
    const before = await make(one)
    const file = await exported('table')
    await db.deleteFrom('people').where('account', 'is', null).execute()
    const item = (await files.upload(file)).parse(Import)
    await files.check(item)
    const { revision } = await work(item._id)
    await files.post(item._id, 'run', { revision })
    expect((await work(item._id)).counts).toMatchObject({ refused: 0 })
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('account', 'is', null)
      .executeTakeFirstOrThrow()
    const after = await read(id)
    const words = (text: string) => text.split(/\s+/).filter(Boolean)
    const kinds = ['email', 'phone', 'mobile', 'fax', 'web']
    const contacts = kinds.flatMap((kind) => before.contacts.filter((each) => each.kind === kind))
    expect(after).toMatchObject({
      title: before.title,
      first_name: before.first_name,
      last_name: before.last_name,
      company: before.company,
      birthday: before.birthday,
      language: before.language,
      left_at: before.left_at,
      tags: before.tags.map(plain),
      contacts: contacts.map(({ label, ...each }) => ({ ...each, label: plain(label) })),
      addresses: before.addresses.map(({ uuid: _, ...each }) => each),
    })
    expect(words(after.notes)).toEqual(words(before.notes))
  })
  await fc.assert(property, { seed: 41, numRuns: 12 })
})
