import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { globals } from './globals.collection.tsx'

export function BrowseGlobals() {
  return <BrowseScreen collection={globals} />
}

export function EditGlobal() {
  return <EditScreen collection={globals} />
}
