import { describe, expect, test } from 'vitest'
import { usersAdmin } from '../../admin/screens.ts'

describe('the admin side of the users', () => {
  test('every screen loads, so its collection has all its words', async () => {
    for (const screen of usersAdmin.screens ?? []) {
      expect(await screen.lazy(), screen.path).toHaveProperty('Component')
    }
  })

  test('the screens of the specification have their addresses', () => {
    expect(usersAdmin.screens?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['users/browse', 'users/add', 'users/edit/:id', 'settings/accounts']),
    )
  })
})
