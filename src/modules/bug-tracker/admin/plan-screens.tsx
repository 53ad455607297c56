import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { milestones } from '../milestones/admin/milestones.collection.tsx'
import { project } from '../projects/project.ts'
import { adminWords } from './messages.ts'
import { PROJECTS } from './paths.ts'

const projects = nounCollection(project, {
  name: 'bug-projects',
  path: PROJECTS,
  paths: { browse: PROJECTS, edit: `${PROJECTS}/:id` },
  words: wordsOf(adminWords, 'projects'),
  columns: ['title', 'colour', 'isArchived'],
})

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
