import type { ReactNode } from 'react'
import { formatDay } from '#kernel/i18n/format.ts'
import { type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { EntryTeasers } from '#modules/pages/blocks/entry-list/teasers.tsx'
import type { EntryPageData } from '../../contract-site.ts'
import { messages } from '../../messages.ts'

const COVER = '(min-width: 64rem) 64rem, 100vw'
const TEASER = '(min-width: 64rem) 20rem, (min-width: 48rem) 50vw, 100vw'

/** One entry: title, cover, content, what belongs to it, and others like it. */
export function EntryView({ data, lang, blocks }: ViewProps<EntryPageData>) {
  const t = translator(messages, lang)
  const { title, summary, cover, related, home } = data
  return (
    <article className="page page-news entry" data-entry={data.id}>
      <header className="entry-head entry-wrap">
        <p className="entry-back">
          <a href={home}>{t('all')}</a>
        </p>
        <h1>{title}</h1>
        <EntryFacts data={data} lang={lang} t={t} />
        {summary && <p className="lead">{summary}</p>}
      </header>
      {cover && (
        <div className="entry-cover entry-wrap">
          <Picture file={cover} sizes={COVER} priority />
        </div>
      )}
      <div className="page-body">
        <div className="page-blocks">{blocks?.main}</div>
      </div>
      <Extra title={t('media')} isShown={data.hasMedia}>
        {blocks?.media}
      </Extra>
      <Extra title={t('downloads')} isShown={data.hasDownloads}>
        {blocks?.downloads}
      </Extra>
      <Extra title={t('links')} isShown={data.hasLinks}>
        {blocks?.links}
      </Extra>
      <EntryTags tags={data.tags} title={t('tags')} />
      {related.length > 0 && (
        <section className="entry-related entry-wrap">
          <h2>{t('related')}</h2>
          <EntryTeasers entries={related} columns={3} heading="h3" sizes={TEASER} lang={lang} />
        </section>
      )}
    </article>
  )
}

type FactsProps = {
  data: EntryPageData
  lang: ViewProps<EntryPageData>['lang']
  t: Translate<typeof messages>
}

function EntryFacts({ data: { publishDate, date, author }, lang, t }: FactsProps) {
  return (
    <p className="entry-facts">
      <time dateTime={publishDate}>{t('published', { date: formatDay(publishDate, lang) })}</time>
      {author && <span>{t('by', { author })}</span>}
      {date && <time dateTime={date}>{t('about', { date: formatDay(date, lang) })}</time>}
    </p>
  )
}

type ExtraProps = { title: string; isShown: boolean; children: ReactNode }

function Extra({ title, isShown, children }: ExtraProps) {
  if (!isShown) return null
  return (
    <section className="entry-extra entry-wrap">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function EntryTags({ tags, title }: { tags: EntryPageData['tags']; title: string }) {
  if (tags.length === 0) return null
  return (
    <nav className="entry-tags entry-wrap" aria-label={title}>
      <ul className="plain-list">
        {tags.map(({ href, label }) => (
          <li key={href}>
            <a href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
