import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { SiteFrame } from '#kernel/site/frame.ts'
import type { Notice, ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../messages.ts'
import { SearchForm } from './parts.tsx'

const MOST_PAGES = 8

/** Stands in for a page that is missing, failed or closed; says what happened and how to go on. */
export function NoticeView({ data, lang, path }: ViewProps<Notice>) {
  const { kind, text, image, requestId, frame } = data
  const t = translator(messages, lang)
  const ways = kind === 'missing' || kind === 'gone' ? frame : undefined
  return (
    <div className="notice wrap">
      {image && <img src={image} alt="" />}
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{text || t(`${kind}.text`)}</p>
      {ways && <WaysOn frame={ways} lang={lang} />}
      {kind !== 'soon' && (
        <a className={ways?.search ? 'button quiet' : 'button'} href={path} data-plain="">
          {t(`${kind}.action`)}
        </a>
      )}
      {requestId && <p className="number">{t('failed.number', { id: requestId })}</p>}
    </div>
  )
}

/** What somebody may have been looking for. */
function WaysOn({ frame: { menu, search }, lang }: { frame: SiteFrame; lang: Lang }) {
  const t = translator(messages, lang)
  return (
    <>
      {search && <SearchForm action={search.href} lang={lang} />}
      {menu.length > 0 && (
        <nav className="ways-on" aria-label={t('pages')}>
          <ul className="plain-list">
            {menu.slice(0, MOST_PAGES).map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

export function noticeTitle(kind: Notice['kind'], lang: Lang): string {
  return translator(messages, lang)(`${kind}.title`)
}
