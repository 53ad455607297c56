import type { ComponentType } from 'react'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Screen } from '../module.ts'
import type { Collection } from './collection.ts'
import { editScreenPaths, type Paths } from './paths.ts'

type CollectionScreens = {
  paths: Paths
  /** Who may look; what else may be done the collection knows. */
  access: Access
  /** Their page of the handbook; that of the module unless said. */
  help?: string
  one: Label
  many: Label
  /** A manifest is part of the frame: the collection comes when a screen of it is opened. */
  load(): Promise<Collection>
  /** What stands above the list, e.g. the navigation of the module. */
  above?(): Promise<ComponentType>
  /** What stands between the title and the list, e.g. what one can begin with. */
  intro?(): Promise<ComponentType>
}

/**
 * List and form of a collection, loaded when first opened.
 * @example
 * screens: collectionScreens({ paths: pathsOf('bugtracker'), access: view, one, many,
 *   load: async () => (await import('./bugs.collection.tsx')).bugs })
 */
export function collectionScreens(options: CollectionScreens): Screen[] {
  const { paths, access, help, one, many, load } = options
  const browse: Screen = {
    path: paths.browse,
    title: many,
    access,
    help,
    lazy: () => loadList(options),
  }
  const edits = editScreenPaths(paths).map(
    (path): Screen => ({
      path,
      title: one,
      access,
      help,
      lazy: async () => {
        const [{ EditScreen }, collection] = await Promise.all([
          import('../edit/edit-screen.tsx'),
          load(),
        ])
        return { Component: () => <EditScreen collection={collection} /> }
      },
    }),
  )
  return [browse, ...edits]
}

async function loadList({ load, above, intro }: CollectionScreens) {
  const [{ BrowseScreen }, collection, Above, Intro] = await Promise.all([
    import('../browse/browse-screen.tsx'),
    load(),
    above?.(),
    intro?.(),
  ])
  return {
    Component: () => (
      <>
        {Above && <Above />}
        <BrowseScreen collection={collection}>{Intro && <Intro />}</BrowseScreen>
      </>
    ),
  }
}
