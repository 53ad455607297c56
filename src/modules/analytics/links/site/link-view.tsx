import { formatDay, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import { periodName } from '../../reports/period-name.ts'
import { readablePath } from '../../reports/readable-path.ts'
import { REST, type ReportRow } from '../../reports/report.calls.ts'
import { LINK_RANGES, type LinkData } from '../link-page.ts'

type Props = { data: LinkData; lang: Lang; t: Translate<typeof messages> }

/** The numbers to read, without a script and without a way to anything else. */
export function LinkView({ data, lang }: ViewProps<LinkData>) {
  const t = translator(messages, lang)
  const { name, range, days, totals } = data
  return (
    <article className="wrap visitor-numbers">
      <h1>{t('link.title')}</h1>
      <p>{t('link.given', { name })}</p>
      <nav aria-label={t('link.range')}>
        {LINK_RANGES.map((own) => (
          <a key={own} href={`?range=${own}`} aria-current={own === range ? 'page' : undefined}>
            {t(`link.${own}`)}
          </a>
        ))}
      </nav>
      <p>{t('link.days', { from: formatDay(days.from, lang), to: formatDay(days.to, lang) })}</p>
      <dl>
        {(['visitors', 'visits', 'views'] as const).map((count) => (
          <div key={count}>
            <dt>{t(`link.${count}`)}</dt>
            <dd>{formatNumber(totals[count], lang)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('link.daily')}</p>
      <Course data={data} lang={lang} t={t} />
      <Lists data={data} lang={lang} t={t} />
    </article>
  )
}

const HEIGHT = 120

/** A bar for each day or month; the same as a table for those who would rather read. */
function Course({ data: { series, interval }, lang, t }: Props) {
  const most = Math.max(...series.map(({ visits }) => visits), 1)
  const words = series.map(({ day, visits }) => ({
    day: periodName({ day, interval }, lang, (monday) => t('link.weekFrom', { day: monday })),
    count: visits,
    visits: formatNumber(visits, lang),
  }))
  return (
    <section>
      <h2>{t('link.chart')}</h2>
      <svg
        viewBox={`0 0 ${series.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('link.chart')}
      >
        {series.map(({ day, visits }, index) => {
          const height = (visits / most) * HEIGHT
          return (
            <rect key={day} x={index + 0.1} y={HEIGHT - height} width={0.8} height={height}>
              <title>{t('link.point', words[index])}</title>
            </rect>
          )
        })}
      </svg>
      <details>
        <summary>{t('link.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(interval === 'month' ? 'link.monthName' : 'link.day')}</th>
              <th scope="col">{t('link.visits')}</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ day, visits }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function Lists({ data, lang, t }: Props) {
  const { goals, pages, sources, devices } = data
  const percent = new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const number = (count: number) => formatNumber(count, lang)
  const named = (rows: readonly ReportRow[], name: (value: string) => string) =>
    rows.map((row) => ({ ...row, name: row.value === REST ? t('link.rest') : name(row.value) }))
  const lists = {
    goals: goals.map(({ title, visits, rate }) => ({
      name: title,
      count: `${number(visits)} (${percent.format(rate)})`,
    })),
    pages: named(pages, readablePath).map(({ name, views }) => ({ name, count: number(views) })),
    sources: named(sources, (value) => value || t('link.direct')).map(({ name, visits }) => ({
      name,
      count: number(visits),
    })),
    devices: named(devices, (value) => deviceName(value, t)).map(({ name, visits }) => ({
      name,
      count: number(visits),
    })),
  }
  return (['goals', 'pages', 'sources', 'devices'] as const).map((part) => (
    <List key={part} title={t(`link.${part}`)} rows={lists[part]} none={t('link.none')} />
  ))
}

type ListProps = {
  title: string
  rows: readonly { name: string; count: string }[]
  none: string
}

function List({ title, rows, none }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      <ul>
        {rows.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span> <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function deviceName(value: string, t: Props['t']): string {
  return value === 'phone' || value === 'tablet' || value === 'desktop' ? t(`link.${value}`) : value
}
