import { useQuery } from '@tanstack/react-query'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { type AuditRecord, listAudit } from '#kernel/contract/audit.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { texts } from '../texts.ts'
import classes from './activity-widget.module.css'
import { useActivityWords } from './activity-words.ts'

const SHOWN = 8

/** Who changed what, newest first. */
export function ActivityWidget() {
  const t = useTexts(texts)
  const audit = useQuery({
    queryKey: ['audit', 'latest'],
    queryFn: () => call(listAudit, { query: { limit: SHOWN } }),
  })
  return (
    <WidgetCard title={t('activity.title')} query={audit}>
      {({ items }) =>
        items.length > 0 ? (
          <ol className={classes.lines}>
            {items.map((record) => (
              <Line key={record._id} record={record} />
            ))}
          </ol>
        ) : (
          <p className={classes.empty}>{t('activity.empty')}</p>
        )
      }
    </WidgetCard>
  )
}

function Line({ record }: { record: AuditRecord }) {
  const sentence = useActivityWords()
  const { lang } = useSession().user
  return (
    <li className={classes.line}>
      <span className={classes.words}>{sentence(record)}</span>
      <span className={classes.time}>
        <RelativeTime date={record.created_at} locale={lang} />
      </span>
    </li>
  )
}
