import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { formatDay, formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { messages } from '../../messages.ts'
import { readablePath } from '../../reports/readable-path.ts'
import { REST, type Report, type ReportRow, type Totals } from '../../reports/report.calls.ts'

type MailScope = Pick<Scope<never>, 'config' | 'settings' | 'modules'>

/** Of each list the greatest; the screen has the rest. */
const NAMED = 5
const TOTALS = ['visitors', 'visits', 'views'] as const satisfies (keyof Totals)[]

/** One week in words: how many came, what they read, where they came from, and what it led to. */
export async function weeklyMail(scope: MailScope, lang: Lang, report: Report) {
  const t = translator(messages, lang)
  const { from, to } = report.range
  const days = { from: formatDay(from, lang), to: formatDay(to, lang) }
  const title = t('mail.title', days)
  const range = new URLSearchParams({ range: 'custom', from, to })
  const { html, text } = await renderMail(
    {
      title,
      paragraphs: paragraphsOf(report, lang),
      action: {
        label: t('mail.open'),
        url: `/${scope.config.get(adminCenterSection).url}/analytics?${range}`,
      },
      footer: t('mail.footer'),
      lang,
    },
    scope,
  )
  return { subject: title, html, text }
}

function paragraphsOf(report: Report, lang: Lang): string[] {
  const t = translator(messages, lang)
  const { totals, compare, pages, sources, goals } = report
  if (totals.visits === 0 && goals.length === 0) return [t('mail.nobody')]
  const counts = TOTALS.map((name) => {
    const words = { count: formatNumber(totals[name], lang) }
    const before = formatNumber(compare?.totals[name] ?? 0, lang)
    return t(`mail.${name}`, { ...words, before })
  })
  const percent = new Intl.NumberFormat(LOCALES[lang], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const reached = goals.map(
    ({ title, visits, rate }) =>
      `${title}: ${formatNumber(visits, lang)} (${percent.format(rate)})`,
  )
  const lines = (rows: readonly ReportRow[], count: (row: ReportRow) => number, none: string) =>
    rows.slice(0, NAMED).map((row) => {
      const name = row.value === REST ? t('mail.rest') : readablePath(row.value) || none
      return `${name}: ${formatNumber(count(row), lang)}`
    })
  return [
    counts.join('\n'),
    listed(t('mail.goals'), reached),
    listed(
      t('mail.pages'),
      lines(pages, ({ views }) => views, '/'),
    ),
    listed(
      t('mail.sources'),
      lines(sources, ({ visits }) => visits, t('mail.direct')),
    ),
  ].filter((paragraph) => paragraph !== '')
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `• ${line}`)].join('\n')
}
