import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ANALYTICS } from '../../admin/paths.ts'
import { readReport } from '../report.calls.ts'
import classes from './report.module.css'
import { lastDays } from './use-report.ts'

/** How many were here today and this week, and what they came for. */
export function VisitorsWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const query = useQuery({
    queryKey: ['analytics', 'widget'],
    queryFn: () => call(readReport, { query: lastDays(7) }),
  })
  return (
    <WidgetCard
      title={t('widget.title')}
      query={query}
      actions={
        <Anchor component={Link} to={adminPath(ANALYTICS)}>
          {t('widget.all')}
        </Anchor>
      }
    >
      {({ series, totals }) => {
        const today = series.at(-1)?.visitors ?? 0
        return (
          <>
            {today === 0 && <Text c="dimmed">{t('widget.none')}</Text>}
            <dl className={classes.figures}>
              <div>
                <dt>{t('widget.today')}</dt>
                <dd>{formatNumber(today, lang)}</dd>
              </div>
              <div>
                <dt>{t('widget.week')}</dt>
                <dd>{formatNumber(totals.visitors, lang)}</dd>
              </div>
            </dl>
          </>
        )
      }}
    </WidgetCard>
  )
}
