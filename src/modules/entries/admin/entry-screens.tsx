import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { entries } from './entries.collection.tsx'

export function BrowseEntries() {
  return <BrowseScreen collection={entries} />
}

export function EditEntry() {
  return <EditScreen collection={entries} />
}
