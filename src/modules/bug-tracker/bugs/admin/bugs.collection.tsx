import { IconEye, IconEyeOff, IconLayoutKanban, IconPencil } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import { unplacedFields } from '#kernel/admin/collection/noun-collection.ts'
import { trashTab } from '#kernel/admin/collection/trash-tab.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { call } from '#kernel/client/call.ts'
import { adminWords } from '../../admin/messages.ts'
import { bugLabel } from '../../admin/pickers.tsx'
import { FilesSection } from '../../attachments/admin/files-section.tsx'
import { CommentsSection } from '../../comments/admin/comments-section.tsx'
import { LinksSection } from '../../relations/admin/links-section.tsx'
import { unwatchBug, watchBug } from '../../relations/relation.calls.ts'
import { VotesSection } from '../../votes/admin/votes-section.tsx'
import { WatchersSection } from '../../watchers/admin/watchers-section.tsx'
import { deleteBugById, purgeManyBugs } from '../bug.calls.ts'
import { bug } from '../bug.ts'
import { restoreBug } from '../flow.calls.ts'
import { PriorityMark, SeverityMark, StatusMark } from './badges/bug-marks.tsx'
import { LazyBoard } from './board/lazy-board.tsx'
import {
  type BugDraft,
  type BugQuery,
  findBugs,
  loadBug,
  type SomeBug,
  saveBug,
} from './bug-calls.ts'
import { bugFields } from './bug-fields.ts'
import { developerFilter, milestoneFilter, projectFilter, typeFilter } from './bug-filters.ts'
import { askForBulkEdit } from './bulk/bulk-question.ts'
import { DeveloperCell, NumberCell, TitleCell, VotesCell } from './cells.tsx'
import { ActivityTab } from './edit/activity/activity-tab.tsx'
import { DatesSection } from './edit/dates-section.tsx'
import { StateSection } from './edit/state-section.tsx'

const CARDS = {
  rating: ['severity', 'priority', 'reproduce'],
  plan: ['project', 'type', 'developer', 'milestone', 'tags'],
  effort: [['estimateMinutes', 'spentMinutes'], 'fixedIn'],
  reporter: ['reporterName', 'reporterMail'],
} as const
const WHAT = ['title', 'body', 'environment'] as const
/** A field that was not given a place stands below the description, and can be shown in the table. */
const FURTHER = unplacedFields(bug.fields, [...WHAT, ...Object.values(CARDS).flat(2)])

const idOf = ({ _id }: SomeBug) => ({ params: { id: _id } })

export const bugs = collection<SomeBug, BugQuery, BugDraft>({
  name: 'bugs',
  noun: 'bug',
  module: 'bug-tracker',
  path: 'bugtracker',
  key: '_id',
  words: wordsOf(adminWords, 'bugs'),
  label: bugLabel,
  version: ({ version }) => version,

  fields: bugFields,
  columns: ['title', 'status', 'severity', 'priority', 'numVotes', 'developerName', 'updated'],
  extraColumns: [
    'number',
    'projectTitle',
    'milestoneTitle',
    'type',
    'reproduce',
    'tags',
    'reporterName',
    'estimateMinutes',
    'spentMinutes',
    'fixedIn',
    'created',
    'closed',
    ...FURTHER,
  ],
  cells: {
    title: TitleCell,
    number: NumberCell,
    status: StatusMark,
    severity: SeverityMark,
    priority: PriorityMark,
    numVotes: VotesCell,
    developerName: DeveloperCell,
  },
  Status: ({ item }) => <StatusMark value={item.status} />,

  filters: {
    status: 'status',
    selectedProject: projectFilter,
    statusSeverity: 'severity',
    statusPriority: 'priority',
    statusDeveloper: developerFilter,
    milestone: milestoneFilter,
    selectedTags: 'tags',
    statusReproduce: 'reproduce',
    type: typeFilter,
  },
  sortable: {
    number: 'number',
    title: 'title',
    status: 'status',
    severity: 'severity',
    priority: 'priority',
    numVotes: 'votes',
    created: 'created',
    updated: 'updated',
  },
  sort: '-updated',

  list: findBugs,
  load: loadBug,
  save: saveBug,
  create: () => ({ severity: 'minor', priority: 'normal', reproduce: 'untested' }),
  remove: (bug) => call(deleteBugById, idOf(bug)),
  restore: (bug) => call(restoreBug, idOf(bug)),
  trash: trashTab((input) => call(purgeManyBugs, input)),

  form: {
    main: {
      what: [...WHAT, ...FURTHER],
      comments: CommentsSection,
      files: FilesSection,
      links: LinksSection,
    },
    side: {
      state: StateSection,
      votes: VotesSection,
      rating: CARDS.rating,
      plan: CARDS.plan,
      effort: CARDS.effort,
      watchers: WatchersSection,
      reporter: CARDS.reporter,
      dates: DatesSection,
    },
  },
  tabs: { activity: ActivityTab },
  layouts: { board: { icon: IconLayoutKanban, Component: LazyBoard, pagesItself: true } },
  actions: [
    {
      name: 'watch',
      icon: IconEye,
      access: staff('bug-tracker', 'view'),
      when: ({ isWatched }) => !isWatched,
      run: (bug) => call(watchBug, idOf(bug)),
    },
    {
      name: 'unwatch',
      icon: IconEyeOff,
      access: staff('bug-tracker', 'view'),
      when: ({ isWatched }) => isWatched === true,
      run: (bug) => call(unwatchBug, idOf(bug)),
    },
  ],
  bulk: [{ name: 'edit', icon: IconPencil, run: askForBulkEdit }],
})
