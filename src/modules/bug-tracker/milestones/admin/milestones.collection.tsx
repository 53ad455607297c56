import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { MILESTONES } from '../../admin/paths.ts'
import { adminWords } from '../../admin/texts.ts'
import { type Milestone, milestone } from '../milestone.ts'
import { BurnDownSection } from './burn-down/burn-down-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { MilestoneBugs } from './milestone-bugs.tsx'
import { MilestoneProgress } from './milestone-progress.tsx'
import { MilestoneState } from './milestone-state.tsx'
import { ReleaseNotesSection } from './release-notes-section.tsx'

export const milestones = nounCollection(milestone, {
  name: 'milestones',
  path: MILESTONES,
  paths: { browse: MILESTONES, edit: `${MILESTONES}/:id` },
  words: wordsOf(adminWords, 'milestones'),
  fields: {
    progress: customField<Milestone['progress']>(
      { empty: null, plain: ({ open, done }) => `${done}/${open + done}` },
      { readOnly: true },
    ),
  },
  filters: { state: choiceFilter(['open', 'closed']) },
  columns: ['title', 'closed', 'due', 'progress'],
  cells: {
    closed: ({ row }) => <MilestoneState milestone={row} />,
    progress: MilestoneProgress,
  },
  Status: ({ item }) => <MilestoneState milestone={item} />,
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
