import { expect, test } from 'vitest'
import { ordersAdmin } from './screens.ts'

const screens = (ordersAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})
