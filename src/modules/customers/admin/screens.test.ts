import { expect, test } from 'vitest'
import { customersAdmin } from './screens.ts'

const screens = (customersAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})
