import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { outbox } from './outbox.collection.tsx'

export function BrowseOutbox() {
  return <BrowseScreen collection={outbox} />
}

export function EditOutbox() {
  return <EditScreen collection={outbox} />
}
