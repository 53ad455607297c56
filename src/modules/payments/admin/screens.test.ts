import { expect, test } from 'vitest'
import { paymentsAdmin } from './screens.ts'

const screens = (paymentsAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})
