import { IconCircleCheck, IconCircleDashed, IconClockExclamation } from '@tabler/icons-react'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { MILESTONES } from '../../admin/paths.ts'
import { adminTexts, adminWords } from '../../admin/texts.ts'
import { type Milestone, milestone } from '../milestone.ts'
import { BurnDownSection } from './burn-down/burn-down-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { MilestoneBugs } from './milestone-bugs.tsx'
import { MilestoneProgress } from './milestone-progress.tsx'
import { ReleaseNotesSection } from './release-notes-section.tsx'

const SIGN = { size: 14, stroke: 2, 'aria-hidden': true } as const

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

/** Open, closed, or later than planned. */
function MilestoneState({ milestone }: { milestone: Pick<Milestone, 'closed' | 'due'> }) {
  const t = useTexts(adminTexts)
  const { closed, due } = milestone
  if (closed !== null) {
    const sign = <IconCircleCheck {...SIGN} />
    return <StatusBadge tone="good" icon={sign} label={t('milestone.closed')} />
  }
  if (due !== null && due < today()) {
    const sign = <IconClockExclamation {...SIGN} />
    return <StatusBadge tone="bad" icon={sign} label={t('milestone.overdue')} />
  }
  return (
    <StatusBadge tone="info" icon={<IconCircleDashed {...SIGN} />} label={t('milestone.open')} />
  )
}

/** '2026-11-15', where the business is. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
