import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { galleries } from './galleries.collection.tsx'

export function BrowseGalleries() {
  return <BrowseScreen collection={galleries} />
}

export function EditGallery() {
  return <EditScreen collection={galleries} />
}
