import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import type { BlocksEditor } from './blocks-field.tsx'
import { entriesWith } from './entries.collection.tsx'

let made: Collection | undefined

/** The list and the form over one collection, made when the first of them opens. */
export function entryScreens(Editor: BlocksEditor) {
  made ??= entriesWith(Editor)
  const entries = made
  return {
    Browse: () => <BrowseScreen collection={entries} />,
    Edit: () => <EditScreen collection={entries} />,
  }
}
