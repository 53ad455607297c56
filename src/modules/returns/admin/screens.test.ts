import { expect, test } from 'vitest'
import { returns } from './returns.collection.tsx'
import { returnsAdmin } from './screens.ts'

const screens = (returnsAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})

test('the day of a letter is asked for where there was one, not for what came over the website', () => {
  const isAsked = returns.fields.declared?.when
  expect([isAsked?.({ is_online: true }), isAsked?.({ is_online: false })]).toEqual([false, true])
})
