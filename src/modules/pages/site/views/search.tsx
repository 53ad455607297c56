import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PageIntro, SearchForm } from '#modules/theme/site/parts.tsx'
import { messages } from '../../messages.ts'
import { type SearchData, searchPage } from '../../pages.ts'

/** What was found on this website, the best first. */
export function SearchView({ data: { typed, hits, hasMore }, lang }: ViewProps<SearchData>) {
  const t = translator(messages, lang)
  return (
    <>
      <PageIntro title={t('search.title')} />
      <div className="search-page wrap">
        <SearchForm action={searchPage.path[lang]} lang={lang} typed={typed} />
        {typed && (
          <p role="status">
            {hits.length > 0
              ? t('search.found', { count: hits.length, typed })
              : t('search.none', { typed })}
          </p>
        )}
        {hits.length > 0 && (
          <ol className="plain-list">
            {hits.map(({ href, title, text }) => (
              <li key={href}>
                <h2>
                  <a href={href}>{title}</a>
                </h2>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
        )}
        {hasMore && <p>{t('search.more')}</p>}
      </div>
    </>
  )
}
