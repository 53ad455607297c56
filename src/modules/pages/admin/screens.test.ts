import { describe, expect, test } from 'vitest'
import { redirectsAdmin } from '#modules/redirects/admin/screens.ts'
import { pagesAdmin } from './screens.ts'

const pages = pagesAdmin(async () => [])

describe('the admin side of the website', () => {
  test('every screen loads, so its forms have all their words', async () => {
    for (const screen of [...(pages.screens ?? []), ...(redirectsAdmin.screens ?? [])]) {
      expect(await screen.lazy(), screen.path).toHaveProperty('Component')
    }
  })

  test('the screens of the specification have their addresses', () => {
    expect(pages.screens?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['pages/browse', 'pages/edit/:id?', 'settings/seo']),
    )
  })
})
