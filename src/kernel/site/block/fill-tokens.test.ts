import { expect, test } from 'vitest'
import { fillTokens } from './fill-tokens.ts'
import { HOSTILE_TEXTS } from './test-hostile-texts.ts'

const TOKENS = { 'business.name': 'Holm & Tochter', 'business.phone': '+49 171 39200 42' }

test('tokens are filled wherever a text stands', () => {
  const block = {
    type: 'text',
    props: { text: { type: 'doc', content: [{ text: 'Bei {{business.name}}' }] }, size: 3 },
  }
  expect(fillTokens([block], TOKENS)).toEqual([
    {
      type: 'text',
      props: { text: { type: 'doc', content: [{ text: 'Bei Holm & Tochter' }] }, size: 3 },
    },
  ])
  expect(fillTokens('{{ business.name }}: {{business.phone}}', TOKENS)).toBe(
    'Holm & Tochter: +49 171 39200 42',
  )
})

test('what is not known stays as written', () => {
  const odd =
    '{{business.unknown}} {{constructor}} {{__proto__}} {{}} {{business.name} {business.name}}'
  expect(fillTokens(odd, TOKENS)).toBe(odd)
})

test('without tokens the very same value comes back', () => {
  const blocks = [{ type: 'text', props: { items: ['a', { b: 'c {' }], none: null } }]
  expect(fillTokens(blocks, TOKENS)).toBe(blocks)
})

test('a fact that looks like a token or a pattern is shown, not read', () => {
  const name = '{{business.phone}} $& $1'
  expect(fillTokens('{{business.name}}', { ...TOKENS, 'business.name': name })).toBe(name)
  for (const text of HOSTILE_TEXTS)
    expect(fillTokens('<{{business.name}}>', { 'business.name': text })).toBe(`<${text}>`)
})

test('a name that ends with a full stop does not bring a second one', () => {
  const club = { 'business.name': 'Sportverein e. V.' }
  expect(fillTokens('Wir sind der {{business.name}}. Und Sie?', club)).toBe(
    'Wir sind der Sportverein e. V. Und Sie?',
  )
  expect(fillTokens('{{business.name}}, Celle', club)).toBe('Sportverein e. V., Celle')
})

const NO_PHONE = { ...TOKENS, 'business.phone': '' }

test('a sentence that names an empty fact is left out, and nothing else', () => {
  const texts = {
    'Wir backen um 5. Rufen Sie an: {{business.phone}}.': '',
    'Wir backen täglich. Rufen Sie an: {{business.phone}}.': 'Wir backen täglich.',
    'Rufen Sie an: {{business.phone}}. Oder kommen Sie!': 'Oder kommen Sie!',
    'Ab dem 1. Mai, z.\u202fB. unter Tel. {{business.phone}}, geht es los.': '',
    '{{business.name}} · Telefon {{business.phone}}': 'Holm & Tochter',
    'Hafen 3\n{{business.phone}}\nArnis': 'Hafen 3\nArnis',
    'Seit 1987. Fragen? {{business.phone}}! {{business.name}}': 'Seit 1987. Fragen? Holm & Tochter',
    '{{business.phone}}': '',
  }
  for (const [written, shown] of Object.entries(texts))
    expect(fillTokens(written, NO_PHONE), written).toBe(shown)
})

test('in running text a sentence ends behind its links, and an emptied paragraph goes', () => {
  const link = { type: 'link', attrs: { to: 'phone', phone: '{{business.phone}}' } }
  const said = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const phone = said('{{business.phone}}', [link])
  const item = { type: 'listItem', content: [paragraph(said('Tel. '), phone)] }
  const doc = {
    type: 'doc',
    content: [
      paragraph(
        said('Wir sind '),
        said('da', [{ type: 'bold' }]),
        said('. Anruf: '),
        phone,
        said('.'),
      ),
      paragraph(said('Anruf: '), phone, { type: 'hardBreak' }, said('{{business.name}}')),
      { type: 'bulletList', content: [item] },
      { type: 'paragraph', content: [] },
    ],
  }
  expect(fillTokens(doc, NO_PHONE).content).toEqual([
    paragraph(said('Wir sind '), said('da', [{ type: 'bold' }]), said('.')),
    paragraph(said('Holm & Tochter')),
    { type: 'paragraph', content: [] },
  ])
  expect(fillTokens(doc, TOKENS).content).toHaveLength(4)
})

test('what gives a thing its name is never left without words', () => {
  const page = {
    title: 'Backen in {{business.phone}}',
    linktext: '',
    eyebrow: 'In {{business.phone}}',
  }
  expect(fillTokens(page, NO_PHONE)).toEqual({ title: 'Backen in', linktext: '', eyebrow: '' })
})
