import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { browsePath } from '../../admin/paths.ts'
import { adminTexts } from '../../admin/texts.ts'
import { BugLines } from '../../bugs/admin/bug-lines.tsx'
import { formatDuration } from '../../bugs/admin/fields/duration.ts'
import { getPageData } from '../../bugs/bug.calls.ts'
import type { Milestone } from '../milestone.ts'
import classes from './milestone.module.css'
import { MilestoneProgress } from './milestone-progress.tsx'

const SHOWN = 20

/** What belongs to a milestone, open ones first, and how far it is. */
export function MilestoneBugs({ item }: ItemProps<Milestone>) {
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
