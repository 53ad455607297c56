import { type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { EntryTeasers } from '#modules/pages/blocks/entry-list/teasers.tsx'
import type { NewsListData } from '../../contract-site.ts'
import { messages } from '../../messages.ts'

const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 50vw, 100vw'

/** All entries, or those of a year or a tag, with the ways to the others. */
export function NewsView({ data, lang }: ViewProps<NewsListData>) {
  const t = translator(messages, lang)
  const { tag, year, entries, home } = data
  const isPart = tag !== '' || year !== null
  const title = tag ? t('ofTag', { tag }) : year ? t('ofYear', { year }) : t('title')
  return (
    <div className="page news entry-wrap">
      <header className="entry-head">
        {isPart && (
          <p className="entry-back">
            <a href={home}>{t('all')}</a>
          </p>
        )}
        <h1>{title}</h1>
        {!isPart && <p className="lead">{t('lead')}</p>}
      </header>
      {entries.length === 0 ? (
        <p className="quiet-words">{t('empty')}</p>
      ) : (
        <EntryTeasers entries={entries} columns={2} heading="h2" sizes={SIZES} lang={lang} />
      )}
      <Paging data={data} t={t} />
      <Ways data={data} t={t} />
    </div>
  )
}

type PartProps = { data: NewsListData; t: Translate<typeof messages> }

function Paging({ data: { newer, older }, t }: PartProps) {
  if (!newer && !older) return null
  return (
    <nav className="news-paging" aria-label={t('paging')}>
      {newer && (
        <a href={newer} rel="prev">
          {t('newer')}
        </a>
      )}
      {older && (
        <a href={older} rel="next">
          {t('older')}
        </a>
      )}
    </nav>
  )
}

/** Years and feeds; a feed is no page, so the browser follows it itself. */
function Ways({ data: { years, feeds }, t }: PartProps) {
  return (
    <footer className="news-ways">
      {years.length > 1 && (
        <nav aria-label={t('archive')}>
          <h2>{t('archive')}</h2>
          <ul className="plain-list">
            {years.map(({ href, label, isCurrent, count }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label} <small>({count})</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section>
        <h2>{t('feeds')}</h2>
        <ul className="plain-list">
          {feeds.map(({ href, label }) => (
            <li key={href}>
              <a href={href} data-plain="">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </footer>
  )
}
