import { LANGS, type Lang, translator } from '#kernel/i18n/texts.ts'
import type { Alternates, MenuEntry, SiteFrame } from '#kernel/site/frame.ts'
import { texts } from '../texts.ts'

export type HeaderProps = { frame: SiteFrame; lang: Lang; path: string; alternates: Alternates }

/** Name left, menu right; on small screens the menu is a sheet that opens without scripts. */
export function Header(props: HeaderProps) {
  const { frame, lang, path } = props
  const t = translator(texts, lang)
  return (
    <header className="header wrap" data-swap="header">
      <a className="mark" href={frame.home}>
        {frame.name}
      </a>
      {frame.menu.length > 0 && (
        <nav className="wide" aria-label={t('menu.label')}>
          <MenuList entries={frame.menu} path={path} />
        </nav>
      )}
      <LanguageSwitch {...props} />
      {frame.action && (
        <a className="button quiet" href={frame.action.href}>
          {frame.action.label}
        </a>
      )}
      <MenuSheet {...props} />
    </header>
  )
}

function MenuSheet(props: HeaderProps) {
  const { frame, lang, path } = props
  const t = translator(texts, lang)
  return (
    <details className="menu" data-menu="">
      <summary>
        <span className="when-closed">{t('menu.open')}</span>
        <span className="when-open">{t('menu.close')}</span>
      </summary>
      <div className="sheet">
        <nav aria-label={t('menu.label')}>
          <MenuList entries={frame.menu} path={path} />
        </nav>
        <div className="sheet-foot">
          {frame.action && (
            <a className="button" href={frame.action.href}>
              {frame.action.label}
            </a>
          )}
          <LanguageSwitch {...props} />
        </div>
      </div>
    </details>
  )
}

function MenuList({ entries, path }: { entries: readonly MenuEntry[]; path: string }) {
  return (
    <ul className="plain-list">
      {entries.map(({ href, label, children }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
          {children.length > 0 && <MenuList entries={children} path={path} />}
        </li>
      ))}
    </ul>
  )
}

function LanguageSwitch({ alternates, lang }: HeaderProps) {
  const t = translator(texts, lang)
  const others = LANGS.filter((other) => other !== lang && alternates[other])
  if (others.length === 0) return null
  return (
    <div className="languages">
      {others.map((other) => (
        <a key={other} href={alternates[other]} lang={other} hrefLang={other}>
          <span className="visually-hidden">{t(`languages.${other}`)}</span>
          <span aria-hidden="true">{other.toUpperCase()}</span>
        </a>
      ))}
    </div>
  )
}
