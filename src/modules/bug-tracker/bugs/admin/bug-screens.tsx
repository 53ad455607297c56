import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { bugs } from './bugs.collection.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'

export function BrowseBugs() {
  return (
    <>
      <BrowseScreen collection={bugs} />
      <BulkDialog />
    </>
  )
}

export function EditBug() {
  return <EditScreen collection={bugs} />
}
