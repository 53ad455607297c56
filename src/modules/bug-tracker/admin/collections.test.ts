import { describe, expect, test } from 'vitest'
import { bugTrackerAdmin } from './screens.ts'

describe('the admin side of the bug tracker', () => {
  test('every screen loads, so its collection has all its words', async () => {
    for (const screen of bugTrackerAdmin.screens ?? []) {
      expect(await screen.lazy(), screen.path).toHaveProperty('Component')
    }
  })

  test('the screens of the specification have their addresses', () => {
    expect(bugTrackerAdmin.screens?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'bugtracker/browse',
        'bugtracker/edit/:id?',
        'bugtracker/settings',
        'bugtracker/milestones',
      ]),
    )
  })
})
