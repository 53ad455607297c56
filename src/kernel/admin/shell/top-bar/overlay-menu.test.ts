import { expect, test } from 'vitest'
import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '../../module.ts'
import { moduleAddress } from './overlay-menu.tsx'

const LABEL = { de: 'Nachrichten', en: 'Messages' }
const screen = (path: string) => ({
  path,
  title: LABEL,
  access: anyStaff,
  lazy: async () => ({ Component: () => null }),
})

test('an entry without its module leads nowhere', () => {
  expect(moduleAddress([], 'newsletter')).toBeUndefined()
})

test('an entry opens its module once that exists', () => {
  const messages: AdminModule = {
    name: 'messages',
    label: LABEL,
    screens: [screen('messages/inbox/:id'), screen('messages/inbox')],
  }
  expect(moduleAddress([messages], 'messages')).toBe('messages/inbox')
})
