import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { milestones } from '../milestones/admin/milestones.collection.tsx'
import { projects } from '../projects/admin/projects.collection.ts'

export function BrowseMilestones() {
  return <BrowseScreen collection={milestones} />
}

export function EditMilestone() {
  return <EditScreen collection={milestones} />
}

export function BrowseProjects() {
  return <BrowseScreen collection={projects} />
}

export function EditProject() {
  return <EditScreen collection={projects} />
}
