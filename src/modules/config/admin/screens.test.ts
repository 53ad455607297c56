import { expect, test } from 'vitest'
import { configAdmin } from './screens.ts'

const screens = (configAdmin.screens ?? []).map((screen) => [screen.path, screen] as const)

test.each(screens)('%s loads, with a word for everything it shows', async (_, screen) => {
  const { Component } = await screen.lazy()
  expect(Component).toBeTypeOf('function')
})

test('every settings entry leads to a screen that asks for the same right', () => {
  for (const entry of configAdmin.settings ?? []) {
    const screen = configAdmin.screens?.find(
      ({ path }) => path.replace('/:name?', '') === entry.path,
    )
    expect(screen?.access, entry.path).toEqual(entry.access)
  }
})

test('nothing of it is for members, and the raw configuration is for system alone', () => {
  for (const { path, access } of configAdmin.screens ?? []) {
    expect(access.kind, path).toBe(path.startsWith('config') ? 'system' : 'admin')
  }
})
