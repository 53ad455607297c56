import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { milestones } from './milestones/milestones.collection.tsx'
import { projects } from './projects/projects.collection.tsx'

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
