import { describe, expect, test } from 'vitest'
import { defineMessages, translator } from './messages.ts'

const messages = defineMessages(
  'i18n-test',
  {
    title: 'Fehler',
    found: { bugs_one: '{{count}} Fehler', bugs_other: '{{count}} Fehler in {{ place }}' },
    token: 'Über {{business.name}}',
  },
  {
    title: 'Bugs',
    found: { bugs_one: '{{count}} bug', bugs_other: '{{count}} bugs in {{ place }}' },
    token: 'About {{business.name}}',
  },
)

describe('a translator', () => {
  test('says the word of its language', () => {
    expect(translator(messages, 'de')('title')).toBe('Fehler')
    expect(translator(messages, 'en')('title')).toBe('Bugs')
  })

  test('chooses the form by the count', () => {
    const t = translator(messages, 'en')
    expect(t('found.bugs', { count: 1 })).toBe('1 bug')
    expect(t('found.bugs', { count: 0, place: 'Kiel' })).toBe('0 bugs in Kiel')
  })

  test('leaves braces it knows nothing about, and reads nothing into what it fills in', () => {
    const t = translator(messages, 'en')
    expect(t('token')).toBe('About {{business.name}}')
    expect(t('found.bugs', { count: 2 })).toBe('2 bugs in {{ place }}')
    expect(t('found.bugs', { count: 2, place: '{{count}} $& $t(title)' })).toBe(
      '2 bugs in {{count}} $& $t(title)',
    )
  })
})
