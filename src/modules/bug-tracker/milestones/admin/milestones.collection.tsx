import { Button, Group, Progress, SegmentedControl, Text, Textarea } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleDashed,
  IconClockExclamation,
  IconCopy,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages, adminWords, progressMessages } from '../../admin/messages.ts'
import { browsePath, MILESTONES } from '../../admin/paths.ts'
import { BugLines } from '../../bugs/admin/bug-lines.tsx'
import { formatDuration } from '../../bugs/admin/fields/duration.ts'
import { getPageData } from '../../bugs/bug.calls.ts'
import { type Milestone, milestone } from '../milestone.ts'
import { type ReleaseNotes, readReleaseNotes } from '../progress.calls.ts'
import { BurnDownSection } from './burn-down/burn-down-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import classes from './milestone.module.css'

const FORMATS = ['markdown', 'plain'] as const

const SHOWN = 20

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
  const t = useMessages(adminMessages)
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

/** What belongs to a milestone, open ones first, and how far it is. */
function MilestoneBugs({ item }: ItemProps<Milestone>) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const found = useQuery({
    queryKey: ['collection', 'bugs', 'milestone', item._id],
    queryFn: () =>
      call(getPageData, { body: { milestone: item._id, sort: 'status', limit: SHOWN } }),
  })
  return (
    <>
      <MilestoneProgress value={item.progress} />
      <Effort progress={item.progress} />
      <SectionQuery query={found} failed={t('milestone.failed')}>
        {({ bugs }) =>
          bugs.length === 0 ? (
            <Text c="dimmed">{t('milestone.noBugs')}</Text>
          ) : (
            <BugLines bugs={bugs} />
          )
        }
      </SectionQuery>
      <Link to={adminPath(browsePath({ milestone: item._id }))} className={classes.link}>
        {t('milestone.show')}
      </Link>
    </>
  )
}

function Effort({ progress }: { progress: Milestone['progress'] }) {
  const t = useMessages(adminMessages)
  const { estimateMinutes, spentMinutes } = progress
  if (estimateMinutes === 0 && spentMinutes === 0) return null
  const units = { hours: t('duration.hours'), minutes: t('duration.minutes') }
  return (
    <Text c="dimmed">
      {t('progress.effort', {
        spent: formatDuration(spentMinutes, units),
        estimate: formatDuration(estimateMinutes, units),
      })}
    </Text>
  )
}

/** How much is done: a bar and the figures it stands for. */
function MilestoneProgress({ value }: { value: Milestone['progress'] }) {
  const t = useMessages(adminMessages)
  const { open, done } = value
  const total = open + done
  if (total === 0) return <span className={classes.none}>{t('progress.none')}</span>
  const words = t('progress.words', { done, total })
  return (
    <span className={classes.progress}>
      <Progress.Root size="sm" className={classes.bar}>
        <Progress.Section
          value={(done / total) * 100}
          color={open === 0 ? 'green' : undefined}
          aria-label={words}
        />
      </Progress.Root>
      <span className={classes.figures}>{words}</span>
    </span>
  )
}

/** What was done, as a text to copy; its introduction is a field of the milestone. */
function ReleaseNotesSection({ item }: ItemProps<Milestone>) {
  const t = useMessages(progressMessages)
  const notes = useQuery({
    queryKey: ['collection', 'bugs', 'release-notes', item._id, item.version],
    queryFn: () => call(readReleaseNotes, { params: { id: item._id } }),
  })
  return (
    <SectionQuery query={notes} failed={t('release.failed')} lines={4}>
      {(data) =>
        data.numItems === 0 ? (
          <Text c="dimmed">{t('release.empty')}</Text>
        ) : (
          <NotesText notes={data} />
        )
      }
    </SectionQuery>
  )
}

function NotesText({ notes }: { notes: ReleaseNotes }) {
  const t = useMessages(progressMessages)
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('markdown')
  const box = useRef<HTMLTextAreaElement>(null)
  const { numItems: count, isCut } = notes
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(notes[format])
      notify({ content: t('release.copied') })
    } catch {
      // Without https or permission a browser lets only the person copy.
      box.current?.select()
      notify({ type: 'warning', content: t('release.copyByHand') })
    }
  }
  return (
    <>
      <Text>
        {t('release.count', { count })} {isCut && t('release.cut', { count })}
      </Text>
      <Textarea
        ref={box}
        readOnly
        autosize
        minRows={4}
        maxRows={14}
        aria-label={t('release.text')}
        value={notes[format]}
      />
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('release.format')}
          value={format}
          onChange={setFormat}
          data={FORMATS.map((value) => ({ value, label: t(`release.${value}`) }))}
        />
        <Button
          variant="default"
          leftSection={<IconCopy {...SMALL_ICON} />}
          onClick={() => void copy()}
        >
          {t('release.copy')}
        </Button>
      </Group>
    </>
  )
}
