import { formatDay } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PositionList } from '#modules/pages/blocks/open-positions/position-list.tsx'
import { type JobsData, jobsPage, type ShownPosition } from '../form-page.ts'
import { formMessages } from '../messages.ts'

export function JobsView({ data, lang }: ViewProps<JobsData>) {
  const t = translator(formMessages, lang)
  return (
    <section className="form-page positions">
      <h1>{t('jobs.title')}</h1>
      <p className="form-lead">{t('jobs.lead')}</p>
      <PositionList {...data} lang={lang} />
    </section>
  )
}

export function JobView({ data, lang }: ViewProps<ShownPosition>) {
  const t = translator(formMessages, lang)
  const { title, text, facts, until, apply } = data
  return (
    <article className="form-page prose">
      <h1>{title}</h1>
      <p className="form-lead">{facts}</p>
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} className="lines">
            {paragraph}
          </p>
        ))}
      {until && <p>{t('jobs.until', { day: formatDay(until, lang) })}</p>}
      <p>
        <a className="button" href={apply}>
          {t('jobs.apply')}
        </a>
      </p>
      <p>
        <a href={jobsPage.path[lang]}>{t('jobs.back')}</a>
      </p>
    </article>
  )
}
