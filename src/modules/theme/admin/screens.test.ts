import { expect, test } from 'vitest'
import { pathsIn } from './preview/preview.tsx'
import { themeAdmin } from './screens.ts'

test('the screen of the design is for admins, and the settings lead to it', () => {
  const [screen] = themeAdmin.screens ?? []
  expect(screen?.access).toEqual({ kind: 'admin' })
  expect(themeAdmin.settings?.map(({ path }) => path)).toEqual([screen?.path])
})

test('the preview offers every page of the sitemap once, by its readable address', () => {
  const sitemap =
    '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/%C3%BCber</loc></url>' +
    '<url><loc>https://a.example/en</loc></url><url><loc>https://a.example/en</loc></url>'
  expect(pathsIn(sitemap)).toEqual(['/', '/über', '/en'])
  expect(pathsIn('')).toEqual(['/'])
})
