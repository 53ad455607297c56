import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { downloadRows } from '#kernel/admin/browse/export/use-export.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { formatMoney, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { STATISTICS, sendingPath } from '../../admin/paths.ts'
import { newsletterSending } from '../../sendings/sending.ts'
import { FIGURES, readStatistics, SHOP_FIGURES, type Statistics } from '../statistics.calls.ts'
import { daysOf } from './daily-figures.ts'
import { DayTable } from './day-table.tsx'
import classes from './statistics.module.css'

/** The figures of one sending: by name, by day, and what mail servers said. */
export function StatisticsScreen({ id = '' }: { id: string | undefined }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const query = useQuery({
    queryKey: ['newsletter-sendings', id, 'statistics'],
    queryFn: async () => {
      const { items } = await newsletterCall(newsletterSending.calls.read, { params: { id } })
      const statistics = await newsletterCall(readStatistics, { query: { sending: id } })
      return { name: items[0]?.name ?? '', statistics }
    },
  })
  return (
    <>
      <AdminPageHead
        title={query.data?.name || t('statistics')}
        breadcrumb={[{ label: t('statistics'), path: `${STATISTICS}/browse` }]}
      >
        <Button component={Link} variant="default" to={adminPath(sendingPath(id))}>
          {t('stats.open')}
        </Button>
        {query.data && <SaveButton {...query.data} />}
      </AdminPageHead>
      <SectionQuery query={query} lines={6}>
        {({ statistics }) => (
          <div className={classes.parts}>
            <Figures statistics={statistics} />
            {statistics.agreed > 0 && <Text c="dimmed">{t('stats.opensHint')}</Text>}
            {statistics.stats.orders && <Text c="dimmed">{t('stats.ordersHint')}</Text>}
            <DayTable statistics={statistics} />
            <FollowedLinks statistics={statistics} />
            <Errors statistics={statistics} />
          </div>
        )}
      </SectionQuery>
    </>
  )
}

type PartProps = { statistics: Statistics }

function SaveButton({ name, statistics }: PartProps & { name: string }) {
  const t = useMessages(adminMessages)
  if (!useCan()(staff('sendings', 'export'))) return null
  const save = () => {
    const days = daysOf(statistics)
    const head = [t('stats.figure'), t('stats.total'), ...days]
    const rows = NAMES.flatMap((name) => {
      const figure = statistics.stats[name]
      if (!figure) return []
      const byDay = new Map(figure.series.map(({ at, n }) => [at, n]))
      const cells = [figure.total, ...days.map((day) => byDay.get(day) ?? 0)]
      const isMoney = name === 'revenue'
      const label = isMoney
        ? `${t('figures.revenue')} (${statistics.currency ?? 'EUR'})`
        : t(`figures.${name}`)
      return [
        [label, ...cells.map((n) => ({ number: isMoney ? (n / 100).toFixed(2) : String(n) }))],
      ]
    })
    const errors = statistics.errors.map(({ answer, n }) => [
      answer || t('stats.noAnswer'),
      { number: String(n) },
    ])
    const agreed = [t('figures.agreed'), { number: String(statistics.agreed) }]
    const links = statistics.links.map(({ url, clicks }) => [url, { number: String(clicks) }])
    downloadRows(`${t('stats.file')} ${name}`, [
      ...[head, ...rows, agreed],
      ...[[t('stats.links')], ...links],
      ...[[t('stats.errors')], ...errors],
    ])
  }
  return (
    <Button variant="default" leftSection={<IconDownload {...SMALL_ICON} />} onClick={save}>
      {t('stats.csv')}
    </Button>
  )
}

const NAMES = [...FIGURES, ...SHOP_FIGURES]
type Name = (typeof NAMES)[number]

/** Not everybody who looks, passes it on or orders is a recipient. */
const UNSHARED: readonly Name[] = [
  'audience',
  'clicks',
  'opens',
  'web_views',
  'shares',
  ...SHOP_FIGURES,
]

function Figures({ statistics: { stats, currency, agreed } }: PartProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const percent = new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const shown = NAMES.flatMap((name) => {
    const figure = stats[name]
    const isKnown = figure && (name !== 'opens' || agreed > 0)
    return isKnown ? [{ name, ...figure }] : []
  })
  return (
    <dl className={classes.figures}>
      {shown.map(({ name, total, rate }) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            <strong>
              {name === 'revenue'
                ? formatMoney(total, lang, currency ?? undefined)
                : formatNumber(total, lang)}
            </strong>
            {!UNSHARED.includes(name) && stats.audience.total > 0 && (
              <span>{t('figures.share', { percent: percent.format(rate) })}</span>
            )}
            {name === 'opens' && (
              <span>
                {t('figures.ofAgreed', {
                  percent: percent.format(rate),
                  n: formatNumber(agreed, lang),
                })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Pages of the website; where links to others lead is not counted. */
function FollowedLinks({ statistics: { links } }: PartProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <CardSection title={t('stats.links')}>
      {links.length === 0 && <Text c="dimmed">{t('stats.noLinks')}</Text>}
      <Lines>
        {links.map(({ url, clicks }) => (
          <Line key={url} name={url}>
            {formatNumber(clicks, lang)}
          </Line>
        ))}
      </Lines>
    </CardSection>
  )
}

/** Grouped by what was said: fifty refusals with one reason are one problem. */
function Errors({ statistics: { errors } }: PartProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <CardSection title={t('stats.errors')}>
      {errors.length === 0 && <Text c="dimmed">{t('stats.noErrors')}</Text>}
      <Lines>
        {errors.map(({ answer, n }) => (
          <Line key={answer} name={answer || t('stats.noAnswer')}>
            {formatNumber(n, lang)}
          </Line>
        ))}
      </Lines>
    </CardSection>
  )
}
