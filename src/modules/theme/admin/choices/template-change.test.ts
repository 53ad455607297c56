import { expect, test } from 'vitest'
import { themeOf } from '../../config.ts'
import { alteredBy, ownParts } from './template-change.ts'

test('a change of the template names every part it alters, and the own ones that would be lost', () => {
  const werkstatt = themeOf('werkstatt')
  expect(ownParts(werkstatt)).toEqual([])
  const own = {
    ...werkstatt,
    radius: 3,
    light: { ...werkstatt.light, accent: 'oklch(0.5 0.1 20)' },
  }
  expect(ownParts(own)).toEqual(['colours', 'shape'])
  expect(alteredBy(werkstatt, themeOf('vereinsheim'))).toEqual(
    expect.arrayContaining(['colours', 'fonts']),
  )
  expect(alteredBy(werkstatt, { ...werkstatt, footer: 'compact' })).toEqual(
    werkstatt.footer === 'compact' ? [] : ['footer'],
  )
})
