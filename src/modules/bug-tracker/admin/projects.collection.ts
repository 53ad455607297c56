import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { project } from '../projects/project.ts'
import { adminWords } from './messages.ts'
import { PROJECTS } from './paths.ts'

export const projects = nounCollection(project, {
  name: 'bug-projects',
  path: PROJECTS,
  paths: { browse: PROJECTS, edit: `${PROJECTS}/:id` },
  words: wordsOf(adminWords, 'projects'),
  columns: ['title', 'colour', 'isArchived'],
})
