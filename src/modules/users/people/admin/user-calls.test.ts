import { describe, expect, test } from 'vitest'
import { CallError } from '#kernel/client/call-error.ts'
import { personName } from '../../admin/person-name.ts'
import { somebody } from './test-person.ts'
import { toChange, withPlainFaults } from './user-calls.ts'

describe('the form of a person', () => {
  test('sends its profile below userData, and only what was touched', () => {
    expect(toChange({ first_name: 'Rosa', notes: 'neu' })).toEqual({
      notes: 'neu',
      userData: { first_name: 'Rosa' },
    })
    expect(toChange({ roles: ['member'] })).toEqual({ roles: ['member'] })
  })

  test('shows what the server says of userData at its own fields', async () => {
    const refused = () =>
      Promise.reject(
        new CallError({
          status: 400,
          code: 'invalid',
          fields: { 'userData.contacts.0.value': '?' },
        }),
      )
    await expect(withPlainFaults(refused)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'contacts.0.value': '?' },
    })
  })
})

describe('a person is called', () => {
  test('by the display name, else by first and last name, else by the address', () => {
    const userData = { ...somebody().userData, first_name: 'Rosa', last_name: 'Lindner' }
    expect(personName({ name: 'Rosi', handle: 'r@example.org', userData })).toBe('Rosi')
    expect(personName({ name: '', handle: 'r@example.org', userData })).toBe('Rosa Lindner')
    expect(personName({ name: '', handle: 'r@example.org' })).toBe('r@example.org')
  })
})
