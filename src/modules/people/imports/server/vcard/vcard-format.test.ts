import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vcardFormat } from './vcard-format.ts'

/** Cards as rows by field, from pieces of some length. */
async function cardsOf(text: string, size = 7) {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const rows = []
  for await (const some of vcardFormat.rows(pieces)) rows.push(...some)
  const [head, ...cards] = rows
  return cards.map(({ line, cells }) => {
    const named = cells.map((cell, at) => [head?.cells[at], cell]).filter(([, cell]) => cell)
    return { line, ...Object.fromEntries(named) }
  })
}

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

test('a card of version 2.1 with bare types, soft line breaks and an old charset is read', async () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;Dr.;',
    'ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:B=E4ckerei=20am=',
    '=20Markt;Laden',
    'TEL;HOME;VOICE:0341 12345',
    'TEL;CELL:0171/2345678',
    'TEL;WORK;FAX:0341 9',
    'EMAIL;INTERNET:joerg@example.org',
    'ADR;HOME:;;Ring 1;Leipzig;;04109;Deutschland',
    'BDAY:19800411',
    'PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
    ' AAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQ',
    '',
  )
  expect(await cardsOf(text)).toEqual([
    {
      line: 1,
      title: 'Dr.',
      first_name: 'Jörg',
      last_name: 'Müller',
      company: 'Bäckerei am Markt',
      birthday: '19800411',
      email: 'joerg@example.org',
      phone: '0341 12345',
      mobile: '0171/2345678',
      fax: '0341 9',
      addresses: ' |  |  |  |  | Ring 1 | 04109 | Leipzig | Deutschland | ',
    },
  ])
})

test('groups with labels, folded lines, escapes and several of everything are read', async () => {
  const text = card(
    'VERSION:3.0',
    'UID:urn:uuid:0192a7c0-0000-7000-8000-000000000001',
    'N:Meier;Anna;;;',
    'FN:Anna Meier',
    'item1.EMAIL;type=INTERNET:anna@example.org',
    'item1.X-ABLabel:_$!<Work>!$_',
    'EMAIL;TYPE=home:privat@example.org',
    'item2.URL:https\\://example.org/a',
    'item2.X-ABLabel:Blog\\, alt',
    'NOTE:eins\\nzwei\\; dr',
    ' ei',
    'CATEGORIES:Kundin,"Stamm\\, gut"',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-11',
    'LANG:en-GB',
  )
  expect(await cardsOf(text, 100)).toEqual([
    {
      line: 1,
      id: 'urn:uuid:0192a7c0-0000-7000-8000-000000000001',
      first_name: 'Anna',
      last_name: 'Meier',
      email: 'anna@example.org (Work)\nprivat@example.org',
      web: 'https://example.org/a (Blog, alt)',
      notes: 'eins\nzwei; drei',
      tags: 'Kundin\n""Stamm, gut""',
      birthday: '1604-04-11',
      language: 'en',
    },
  ])
})

test('cards without a name, lists of others and cards that are never closed leave the rest alone', async () => {
  const text = `${card('VERSION:4.0', 'KIND:group', 'FN:Team')}${card('FN:Nur Name')}BEGIN:VCARD\nORG:Offen GmbH\n${card('N:Letzte;;;;')}`
  expect(await cardsOf(text)).toEqual([
    { line: 6, name: 'Nur Name' },
    { line: 9, company: 'Offen GmbH' },
    { line: 11, last_name: 'Letzte' },
  ])
})

test('whatever a file holds, it is read in one go and never breaks', async () => {
  const piece = fc.constantFrom(
    'BEGIN:VCARD\n',
    'END:VCARD\n',
    'N;"',
    ':',
    ';',
    '=\n',
    '=4',
    ' ',
    '\t',
    '\r\n',
    '\\',
    'ENCODING=QUOTED-PRINTABLE',
    'TEL;CHARSET=nichts:',
    'item1.',
    '\ufeff',
    '\ud800',
  )
  const property = fc.asyncProperty(
    fc.array(piece, { maxLength: 60 }).map((parts) => `BEGIN:VCARD\n${parts.join('')}`),
    async (text) => {
      expect(await cardsOf(text, 5)).toEqual(await cardsOf(text, 1000))
    },
  )
  await fc.assert(property, { seed: 14, numRuns: 300 })
})

test('megabytes in one line, one value or one card are passed over', async () => {
  const long = 'x'.repeat(3_000_000)
  const folded = ' abc\r\n'.repeat(300_000)
  const quoted = `NOTE;ENCODING=QUOTED-PRINTABLE:a=\r\n${'b=\r\n'.repeat(100_000)}`
  const many = 'TEL:0341 1\r\n'.repeat(100_000)
  const text = `BEGIN:VCARD\r\nNOTE:${long}\r\nPHOTO:a\r\n${folded}${quoted}\r\nN:Da;;;;\r\n${many}END:VCARD\r\n`
  const [found] = await cardsOf(text, 32_768)
  expect(found?.last_name).toBe('Da')
  expect(String(found?.phone).split('\n').length).toBeLessThan(1000)
})
