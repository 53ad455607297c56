import { choice, tags } from '#kernel/admin/fields/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { number } from '#kernel/admin/fields/number-fields.ts'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import type { FieldsOf } from '#kernel/admin/fields/structured/group-fields.ts'
import { email, multiline, text } from '#kernel/admin/fields/text-fields.ts'
import {
  developerSource,
  milestoneSource,
  projectSource,
  suggestTags,
  typeSource,
} from '../../admin/pickers.tsx'
import { PRIORITIES, REPRODUCE, SEVERITIES, STATUSES } from '../bug-values.ts'
import type { BugDraft, SomeBug } from './bug-calls.ts'
import { duration } from './fields/duration-field.tsx'
import { environment } from './fields/environment-field.tsx'

const shown = { readOnly: true }

/** Names such as `projectTitle` are for the table and its export, `project` is what is edited. */
export const bugFields: FieldsOf<SomeBug & BugDraft> = {
  title: text({ required: true, max: 200 }),
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
  fixedIn: text({ max: 60 }),
  reporterName: text({ max: 120 }),
  reporterMail: email(),

  number: number(shown),
  status: choice(STATUSES, shown),
  projectTitle: text(shown),
  developerName: text(shown),
  milestoneTitle: text(shown),
  numComments: number(shown),
  numFiles: number(shown),
  numVotes: number(shown),
  created: dateTime(shown),
  updated: dateTime(shown),
  closed: dateTime(shown),
}
