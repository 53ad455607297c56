import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { mustBeUnused } from '../../server/must-be-unused.ts'
import type { BugTables } from '../../server/tables.ts'
import { project } from '../project.ts'

export const projectResource = resourcesOf<BugTables>()(project, {
  table: 'bug_projects',
  removing: mustBeUnused('project_id'),
})
