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
