import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { PeopleNav } from '../../admin/people-nav.tsx'
import { personSegments } from './segments.collection.tsx'

export function BrowseSegments() {
  return (
    <>
      <PeopleNav />
      <BrowseScreen collection={personSegments} />
    </>
  )
}

export function EditSegment() {
  return <EditScreen collection={personSegments} />
}
