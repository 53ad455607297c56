import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { FactGroup, SiteFrame } from '#kernel/site/frame.ts'
import type { LayoutProps } from '#kernel/site/site-module.ts'
import { messages } from '../messages.ts'
import { Header } from './header.tsx'
import { Mark } from './mark.tsx'

/** Parts with `data-swap` are exchanged by the navigation script, the rest stays. */
export function Layout({ frame, lang, path, alternates, goOnline, children }: LayoutProps) {
  const t = translator(messages, lang)
  return (
    <>
      <a className="skip" href="#main" data-swap="skip">
        {t('skip')}
      </a>
      {goOnline && <PreviewBar lang={lang} goOnline={goOnline} />}
      <Header frame={frame} lang={lang} path={path} alternates={alternates} />
      <main id="main" tabIndex={-1} data-swap="main">
        {children}
      </main>
      <Footer frame={frame} lang={lang} />
    </>
  )
}

/** Tells staff that nobody else sees this yet; stays while they go from page to page. */
function PreviewBar({ lang, goOnline }: { lang: Lang; goOnline: string }) {
  const t = translator(messages, lang)
  return (
    <aside className="preview-bar" aria-label={t('preview.label')}>
      <p>{t('preview.text')}</p>
      <a href={goOnline} data-plain="">
        {t('preview.action')}
      </a>
    </aside>
  )
}

/** The facts people look for at the end of a page, and what the law wants within reach. */
function Footer({ frame, lang }: { frame: SiteFrame; lang: Lang }) {
  const t = translator(messages, lang)
  const links = [...(frame.search ? [frame.search] : []), ...frame.legal]
  return (
    <footer className="footer" data-swap="footer">
      <div className="wrap">
        <div className="columns">
          <div className="footer-name">
            <Mark frame={frame} />
            {frame.claim && <p className="claim">{frame.claim}</p>}
          </div>
          {frame.facts.map((group) => (
            <Facts key={group.title} group={group} />
          ))}
        </div>
        <Rights rights={frame.rights ?? []} />
        <div className="last">
          <p>{t('footer.rights', { name: frame.name })}</p>
          {links.length > 0 && (
            <nav aria-label={t('footer.legal')}>
              <ul className="plain-list">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}

/** No menu hides them: the law wants them to be seen. */
function Rights({ rights }: { rights: NonNullable<SiteFrame['rights']> }) {
  if (rights.length === 0) return null
  return (
    <p className="footer-rights">
      {rights.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}

function Facts({ group }: { group: FactGroup }) {
  return (
    <section>
      <h2>{group.title}</h2>
      <ul className="plain-list">
        {group.lines.map(({ text, href, hint }) => (
          <li key={`${text} ${hint ?? ''}`}>
            {href ? <a href={href}>{text}</a> : <span>{text}</span>}
            {hint && <span>{hint}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
