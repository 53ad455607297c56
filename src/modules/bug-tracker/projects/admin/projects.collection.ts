import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { adminWords } from '../../admin/messages.ts'
import { PROJECTS } from '../../admin/paths.ts'
import { project } from '../project.ts'

export const projects = nounCollection(project, {
  name: 'bug-projects',
  path: PROJECTS,
  paths: { browse: PROJECTS, edit: `${PROJECTS}/:id` },
  words: wordsOf(adminWords, 'projects'),
  columns: ['title', 'colour', 'isArchived'],
})
