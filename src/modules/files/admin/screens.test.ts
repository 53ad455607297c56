import { describe, expect, test } from 'vitest'
import { filesAdmin } from './screens.ts'

describe('the admin side of the files', () => {
  test('every screen loads, so its collection has all its words', async () => {
    for (const screen of filesAdmin.screens ?? []) {
      expect(await screen.lazy(), screen.path).toHaveProperty('Component')
    }
  }, 30_000)

  test('the screens of the specification have their addresses', () => {
    expect(filesAdmin.screens?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['files', 'filebrowser', 'file/edit/:id', 'image/edit/:id']),
    )
  })

  test('the overlay menu has all dialogs of the specification that belong to files', () => {
    expect(filesAdmin.overlay?.map(({ name }) => name)).toEqual([
      'files-file',
      'files-image',
      'files-video',
      'files-download',
      'files-gallery',
      'files-makeGallery',
      'files-insertImage',
      'files-insertFile',
    ])
  })
})
