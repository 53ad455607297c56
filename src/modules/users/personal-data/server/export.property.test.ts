import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PersonColumns, personColumns } from '#kernel/server/people/personal-data.ts'
import { writeExportJson } from './export-json.ts'
import { writeExportPage } from './export-page.ts'

const word = { de: 'Wort', en: 'word' }
const declared: PersonColumns<object> = {
  purpose: { for: word, basis: word, until: word },
  tables: [],
}
const holders = ['bugs', 'people'].map((module) => ({
  module,
  label: word,
  personal: personColumns(declared),
}))
const exported = '2026-11-16T19:40:00.000Z'

/** Days there never were, moments beyond the calendar, and anything else JSON can say. */
const texts = fc.oneof(
  fc.string(),
  fc.tuple(fc.nat(9999), fc.nat(99), fc.nat(99)).map(([year, month, day]) => {
    const two = (part: number) => String(part).padStart(2, '0')
    return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  }),
  fc.constantFrom('2026-02-30T10:00:00', '2026-13-01T25:61:61Z', '9999-12-31T23:59:59+99:00'),
)
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    texts,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value
const held = fc.dictionary(fc.string(), fc.oneof(values, fc.array(values, { maxLength: 120 })), {
  maxKeys: 4,
})
const modules = fc.record({ bugs: held, people: held })

test('the file says exactly what is held', async () => {
  await fc.assert(
    fc.asyncProperty(modules, async (given) => {
      const person = { _id: '1', handle: 'a@example.org' }
      const content = await writeExportJson({ exported, person, modules: given })
      const plain = JSON.stringify({ exported, person, modules: given })
      expect(JSON.stringify(JSON.parse(content))).toBe(JSON.stringify(JSON.parse(plain)))
    }),
    { seed: 4, numRuns: 150 },
  )
})

test('the page is written whatever somebody typed, and nothing of it is markup', async () => {
  await fc.assert(
    fc.asyncProperty(modules, fc.constantFrom('de', 'en'), async (given, lang) => {
      const page = await writeExportPage({ exported, name: '<b>', holders, modules: given }, lang)
      expect(page).not.toContain('<b>')
      expect(page.trimEnd().endsWith('</html>')).toBe(true)
    }),
    { seed: 4, numRuns: 150 },
  )
})
