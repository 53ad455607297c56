import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { blockMessages } from '../../blocks/messages.ts'
import type { StoredPageData } from '../../pages/stored-page.ts'

/** A page made of blocks, in the view its template names. */
export function StoredPageView({ data, lang, blocks }: ViewProps<StoredPageData>) {
  const { title, view, classes, hasMainHeading, nearby } = data
  const t = translator(blockMessages, lang)
  const hasSide = view === 'sidebar' && nearby.length > 0
  return (
    <article className={['page', `page-${view}`, ...classes].join(' ')}>
      {!hasMainHeading && (
        <header className="page-title">
          <h1>{title}</h1>
        </header>
      )}
      <div className="page-body">
        <div className="page-blocks">{blocks?.main}</div>
        {hasSide && (
          <nav className="page-side" aria-label={t('page.nearby')}>
            <ul className="plain-list">
              {nearby.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  )
}
