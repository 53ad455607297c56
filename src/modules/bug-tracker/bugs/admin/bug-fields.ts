import { nounFields } from '#kernel/admin/collection/noun-collection.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline } from '#kernel/admin/fields/kinds/text-fields.ts'
import type { FieldsOf } from '#kernel/admin/fields/structured/group-fields.ts'
import {
  developerSource,
  milestoneSource,
  projectSource,
  suggestTags,
  typeSource,
} from '../../admin/pickers.tsx'
import { bug } from '../bug.ts'
import { PRIORITIES, REPRODUCE, SEVERITIES } from '../bug-values.ts'
import type { BugDraft, SomeBug } from './bug-calls.ts'
import { duration } from './fields/duration-field.tsx'
import { environment } from './fields/environment-field.tsx'

/** Names such as `projectTitle` are for the table and its export, `project` is what is edited. */
export const bugFields: FieldsOf<SomeBug & BugDraft> = {
  ...nounFields(bug.fields),
  body: multiline({ max: 50_000, rows: 8 }),
  project: reference(projectSource),
  type: reference(typeSource),
  severity: choice(SEVERITIES, { required: true }),
  priority: choice(PRIORITIES, { required: true }),
  reproduce: choice(REPRODUCE, { required: true }),
  developer: reference(developerSource),
  milestone: reference(milestoneSource),
  tags: tags({ suggest: suggestTags }),
  estimateMinutes: duration(),
  spentMinutes: duration({ empty: 0 }),
  environment: environment(),
  created: dateTime({ readOnly: true }),
  updated: dateTime({ readOnly: true }),
}
