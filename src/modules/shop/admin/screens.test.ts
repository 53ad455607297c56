import { expect, test } from 'vitest'
import { shopAdmin } from './screens.ts'

const screens = (shopAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})

test('every settings entry leads to a screen that asks for the same right', () => {
  for (const entry of shopAdmin.settings ?? []) {
    const screen = shopAdmin.screens?.find(({ path }) => path === entry.path)
    expect(screen?.access, entry.path).toEqual(entry.access)
  }
})
