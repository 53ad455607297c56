import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { date, dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { multiline, text } from '#kernel/admin/fields/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { deleteMilestone, type Milestone } from '../../contract-plans.ts'
import { MILESTONES } from '../paths.ts'
import { adminWords } from '../texts.ts'
import { BurnDownSection } from './burn-down/burn-down-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { MilestoneBugs } from './milestone-bugs.tsx'
import {
  findMilestones,
  loadMilestone,
  type MilestoneDraft,
  type MilestoneQuery,
  saveMilestone,
} from './milestone-calls.ts'
import { MilestoneProgress } from './milestone-progress.tsx'
import { MilestoneState } from './milestone-state.tsx'
import { ReleaseNotesSection } from './release-notes-section.tsx'

export const milestones = collection<Milestone, MilestoneQuery, MilestoneDraft>({
  name: 'milestones',
  noun: 'bug-milestone',
  module: 'bug-tracker',
  path: MILESTONES,
  paths: { browse: MILESTONES, edit: `${MILESTONES}/:id` },
  key: '_id',
  words: wordsOf(adminWords, 'milestones'),
  label: ({ title }) => title,
  version: ({ version }) => version,

  fields: {
    title: text({ required: true, max: 120 }),
    due: date(),
    notes: multiline({ max: 20_000, rows: 6 }),
    closed: dateTime({ readOnly: true }),
    progress: customField<Milestone['progress']>(
      { empty: null, plain: ({ open, done }) => `${done}/${open + done}` },
      { readOnly: true },
    ),
  },
  columns: ['title', 'closed', 'due', 'progress'],
  cells: {
    closed: ({ row }) => <MilestoneState milestone={row} />,
    progress: MilestoneProgress,
  },
  Status: ({ item }) => <MilestoneState milestone={item} />,
  filters: { state: choiceFilter(['open', 'closed']) },
  sortable: { title: 'title', due: 'due' },
  sort: 'plan',

  list: findMilestones,
  load: loadMilestone,
  save: saveMilestone,
  create: () => ({}),
  remove: ({ _id }) => call(deleteMilestone, { params: { id: _id } }),

  form: {
    main: {
      plan: [['title', 'due'], 'notes'],
      bugs: MilestoneBugs,
      burnDown: BurnDownSection,
      release: ReleaseNotesSection,
    },
    side: { closing: ClosingSection },
  },
})
