import { describe, expect, test } from 'vitest'
import { redirectsAdmin } from '#modules/redirects/admin/screens.ts'
import { pagesAdmin } from './screens.ts'

describe('the admin side of the website', () => {
  test('every screen loads, so its forms have all their words', async () => {
    for (const screen of [...(pagesAdmin.screens ?? []), ...(redirectsAdmin.screens ?? [])]) {
      expect(await screen.lazy(), screen.path).toHaveProperty('Component')
    }
  })

  test('the screens of the specification have their addresses', () => {
    expect(pagesAdmin.screens?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['pages/browse', 'pages/edit/:id?', 'settings/seo']),
    )
  })
})
