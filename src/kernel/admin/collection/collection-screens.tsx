import type { Screen } from '../module.ts'
import type { Collection } from './collection.ts'
import { editScreenPaths } from './paths.ts'

/**
 * The screens of a collection, loaded when first opened.
 * @example export const bugScreens = collectionScreens(bugs)
 */
export function collectionScreens(collection: Collection): Screen[] {
  const { paths, access, words } = collection
  const browse: Screen = {
    path: paths.browse,
    title: { de: words.de.many, en: words.en.many },
    access: access.view,
    lazy: async () => {
      const { BrowseScreen } = await import('../browse/browse-screen.tsx')
      return { Component: () => <BrowseScreen collection={collection} /> }
    },
  }
  const edits = editScreenPaths(paths).map(
    (path): Screen => ({
      path,
      title: { de: words.de.one, en: words.en.one },
      access: access.view,
      lazy: async () => {
        const { EditScreen } = await import('../edit/edit-screen.tsx')
        return { Component: () => <EditScreen collection={collection} /> }
      },
    }),
  )
  return collection.load ? [browse, ...edits] : [browse]
}
