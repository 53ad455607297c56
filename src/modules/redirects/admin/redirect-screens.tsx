import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { redirects } from './redirects.collection.tsx'
import { RedirectsNav } from './redirects-nav.tsx'

export function BrowseRedirects() {
  return (
    <>
      <RedirectsNav />
      <BrowseScreen collection={redirects} />
    </>
  )
}

export function EditRedirect() {
  return <EditScreen collection={redirects} />
}
