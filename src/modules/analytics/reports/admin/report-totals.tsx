import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoney, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { Report, Revenue, Totals } from '../report.calls.ts'
import classes from './report.module.css'

const NAMES = ['visitors', 'visits', 'views'] as const satisfies (keyof Totals)[]

/** The three numbers, and who is here now. */
export function ReportTotals({ report }: { report: Report }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <dl className={classes.totals}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`totals.${name}`)}</dt>
          <dd>
            <strong>{formatNumber(report.totals[name], lang)}</strong>
            {report.compare && (
              <Difference now={report.totals[name]} before={report.compare.totals[name]} />
            )}
          </dd>
        </div>
      ))}
      <RevenueTotal revenue={report.revenue} />
      <div>
        <dt>{t('totals.online')}</dt>
        <dd>
          <strong>{formatNumber(report.online, lang)}</strong>
          <span>{t('totals.onlineHint')}</span>
        </dd>
      </div>
    </dl>
  )
}

/** Beside the visits, and not of them: nobody knows which visit led to which order. */
function RevenueTotal({ revenue }: { revenue: Revenue | null }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (!revenue) return null
  const { cents, currency, orders, before } = revenue
  return (
    <div>
      <dt>{t('totals.revenue')}</dt>
      <dd>
        <strong>{formatMoney(cents, lang, currency)}</strong>
        <span>{t('totals.orders', { count: orders, orders: formatNumber(orders, lang) })}</span>
        {before && (before.cents > 0 || cents > 0) && (
          <Difference now={cents} before={before.cents} />
        )}
      </dd>
    </div>
  )
}

/** In words: an arrow or a colour alone would not tell everybody. */
function Difference({ now, before }: { now: number; before: number }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (now === before) return <span>{t('totals.same')}</span>
  if (before === 0) return <span>{t('totals.before', { count: formatNumber(before, lang) })}</span>
  const share = Math.abs(now - before) / before
  const style = { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 } as const
  const percent = new Intl.NumberFormat(LOCALES[lang], style).format(share)
  return <span>{t(now > before ? 'totals.more' : 'totals.less', { percent })}</span>
}
