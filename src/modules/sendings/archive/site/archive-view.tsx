import { type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { MailList } from '#modules/pages/blocks/newsletter-archive/mail-list.tsx'
import { SearchForm } from '#modules/theme/site/parts.tsx'
import { messages } from '../../messages.ts'
import type { ArchiveData, NewsletterData } from '../pages.ts'

type PartProps = { data: ArchiveData; t: Translate<typeof messages> }

/** Earlier newsletters, with a search and the ways to their lists. */
export function ArchiveView({ data, lang }: ViewProps<ArchiveData>) {
  const t = translator(messages, lang)
  const { mails, search, list, lists, home } = data
  const current = lists.find(({ isCurrent }) => isCurrent)
  return (
    <div className="news entry-wrap">
      <header className="entry-head">
        {list && (
          <p className="entry-back">
            <a href={home}>{t('all')}</a>
          </p>
        )}
        <h1>{list ? t('ofList', { list }) : t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {(mails.length > 0 || search) && (
        <SearchForm
          action={home}
          lang={lang}
          typed={search}
          label={t('search')}
          kept={current && { list: current.id }}
        />
      )}
      {mails.length === 0 ? (
        <p className="quiet-words">{t(search ? 'nothing' : 'empty')}</p>
      ) : (
        <MailList mails={mails} lang={lang} heading="h2" />
      )}
      <Paging data={data} t={t} />
      <Ways data={data} t={t} />
    </div>
  )
}

/** Where the newsletter begins: to subscribe, and to read what there was. */
export function NewsletterView({ lang, blocks }: ViewProps<NewsletterData>) {
  const t = translator(messages, lang)
  return (
    <article className="page page-standard">
      <header className="page-title">
        <h1>{t('home.title')}</h1>
        <p className="lead">{t('home.lead')}</p>
      </header>
      <div className="page-body">
        <div className="page-blocks">{blocks?.main}</div>
      </div>
    </article>
  )
}

function Paging({ data: { newest, older }, t }: PartProps) {
  if (!newest && !older) return null
  return (
    <nav className="news-paging" aria-label={t('paging')}>
      {newest && <a href={newest}>{t('newest')}</a>}
      {older && (
        <a href={older} rel="next">
          {t('older')}
        </a>
      )}
    </nav>
  )
}

/** The lists one by one, and how to get the next one oneself. */
function Ways({ data: { lists, subscribe, recommend, feed }, t }: PartProps) {
  return (
    <footer className="news-ways">
      {lists.length > 1 && (
        <nav aria-label={t('lists')}>
          <h2>{t('lists')}</h2>
          <ul className="plain-list">
            {lists.map(({ id, label, href, isCurrent }) => (
              <li key={id}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section>
        <h2>{t('subscribeTitle')}</h2>
        <p>
          <a href={subscribe}>{t('subscribe')}</a>
        </p>
        <p>
          <a href={recommend}>{t('recommend')}</a>
        </p>
        <p>
          <a href={feed} data-plain="">
            {t('feed')}
          </a>
        </p>
      </section>
    </footer>
  )
}
