import { Anchor, Text, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { GOALS } from '../../admin/paths.ts'
import type { GoalResult, Report } from '../report.calls.ts'
import classes from './report.module.css'

type Props = {
  report: Report
  onFilter(values: Readonly<Record<string, string>>): void
}

/** How many visits led to what the owner wants, and how many of a hundred that is. */
export function GoalsCard({ report, onFilter }: Props) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { goals } = report
  return (
    <CardSection title={t('goals.many')}>
      {goals.length === 0 && <Text c="dimmed">{t('goals.none')}</Text>}
      <ul className={classes.rows}>
        {goals.map((goal) => (
          <GoalRow key={goal._id} goal={goal} onFilter={onFilter} />
        ))}
      </ul>
      {can(staff('analytics', 'create')) && (
        <Anchor component={Link} className={classes.note} to={adminPath(`${GOALS}/new`)}>
          {t('goals.create')}
        </Anchor>
      )}
    </CardSection>
  )
}

function GoalRow({ goal, onFilter }: { goal: GoalResult } & Pick<Props, 'onFilter'>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { title, filter, value, visits, rate } = goal
  const style = { style: 'percent', maximumFractionDigits: rate < 0.1 ? 1 : 0 } as const
  const percent = new Intl.NumberFormat(LOCALES[lang], style).format(rate)
  return (
    <li className={classes.row}>
      <div className={classes.share} style={{ width: `${rate * 100}%` }} aria-hidden />
      <UnstyledButton
        className={classes.name}
        title={t('filter.set', { value: title })}
        onClick={() => onFilter({ [filter]: value })}
      >
        {title}
      </UnstyledButton>
      <span className={classes.count}>{formatNumber(visits, lang)}</span>
      <span className={classes.note}>{t('goals.rate', { percent })}</span>
    </li>
  )
}
