import { expect, test } from 'vitest'
import { z } from 'zod'
import { translator } from '#kernel/i18n/messages.ts'
import { number } from '../../fields/kinds/number-fields.ts'
import { text } from '../../fields/kinds/text-fields.ts'
import { fieldMessages } from '../../fields/messages.ts'
import { group, list } from '../../fields/structured/group-fields.ts'
import { faultsAfterChange, findFaults } from './form-faults.ts'

const words = { t: translator(fieldMessages, 'de'), lang: 'de' } as const
const fields = {
  title: text({ required: true }),
  count: number({ max: 5 }),
  items: list<{ name: string }>({ name: text({ required: true }) }),
  info: group<{ city: string }>({ city: text() }),
}

test('faults of fields inside fields carry their whole path', () => {
  const values = { title: ' ', count: 7, items: [{ name: 'a' }, { name: '' }], info: { city: '' } }
  expect(findFaults({ fields }, values, words)).toEqual({
    title: 'Bitte füllen Sie dieses Feld aus',
    count: 'Höchstens 5',
    'items.1.name': 'Bitte füllen Sie dieses Feld aus',
  })
})

test('a schema adds what no field can see, in words for people', () => {
  const schema = z.object({
    title: z.string().min(1),
    info: z.object({ city: z.string().min(3) }),
    items: z.array(z.unknown()).min(1),
  })
  const values = { title: '', count: null, items: [], info: { city: 'X' } }
  expect(findFaults({ fields, schema }, values, words)).toEqual({
    title: 'Bitte füllen Sie dieses Feld aus',
    'info.city': 'Mindestens 3 Zeichen',
    items: 'Mindestens 1 Eintrag',
  })
})

test('a rule over several fields is told at its path', () => {
  const schema = z
    .object({ title: z.string(), count: z.number() })
    .refine(({ title, count }) => title.length === count, { path: ['count'], error: 'email' })
  const values = { title: 'abc', count: 2, items: [], info: { city: '' } }
  expect(findFaults({ fields, schema }, values, words)).toEqual({
    count: 'Ungültige E-Mail-Adresse',
  })
})

test('a schema over more than the form is asked about the completed value', () => {
  const schema = z.strictObject({ title: z.string(), hidden: z.literal(1) })
  const only = { title: fields.title }
  const complete = (values: object) => ({ ...values, hidden: 1 })
  expect(findFaults({ fields: only, schema, complete }, { title: 'a' }, words)).toEqual({})
})

test('a corrected field loses its fault, others keep theirs, and nothing new is told', () => {
  const shown = { title: 'fehlt', 'items.0.name': 'fehlt', 'items.1.name': 'fehlt' }
  const now = { 'items.1.name': 'zu lang', count: 'zu viel' }
  expect(faultsAfterChange(shown, now, 'items')).toEqual({
    title: 'fehlt',
    'items.1.name': 'zu lang',
  })
})
