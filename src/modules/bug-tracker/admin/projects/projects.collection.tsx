import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/choice-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { deleteProject, type Project } from '../../contract-plans.ts'
import { colour } from '../fields/colour-field.tsx'
import { PROJECTS } from '../paths.ts'
import { adminWords } from '../texts.ts'
import { findProjects, loadProject, type ProjectDraft, saveProject } from './project-calls.ts'

export const projects = collection<Project, { sort?: 'title' | '-title' }, ProjectDraft>({
  name: 'bug-projects',
  noun: 'bug-project',
  module: 'bug-tracker',
  path: PROJECTS,
  paths: { browse: PROJECTS, edit: `${PROJECTS}/:id` },
  key: '_id',
  words: wordsOf(adminWords, 'projects'),
  label: ({ title }) => title,
  version: ({ version }) => version,

  fields: {
    title: text({ required: true, max: 120 }),
    colour: colour(),
    isArchived: boolean(),
  },
  columns: ['title', 'colour', 'isArchived'],
  sortable: { title: 'title' },
  sort: 'title',

  list: findProjects,
  load: loadProject,
  save: saveProject,
  create: () => ({}),
  remove: ({ _id }) => call(deleteProject, { params: { id: _id } }),
})
