import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Alternates, FactGroup, MenuEntry, SiteFrame } from '#kernel/site/frame.ts'
import { messages } from '../messages.ts'
import { Mark } from './mark.tsx'

type Shown = { path: string; lang: Lang }

type MenuProps = Shown & { entries: readonly MenuEntry[] }

type HeaderProps = { frame: SiteFrame; lang: Lang; path: string; alternates: Alternates }

/** One markup for all variants; the style sheets place its parts. */
export function Header(props: HeaderProps) {
  const { frame, lang, path } = props
  const t = translator(messages, lang)
  return (
    <header className="header" data-swap="header">
      {frame.notices?.map((notice) => (
        <p key={notice} className="site-notice" role="note">
          {notice}
        </p>
      ))}
      <NearBar facts={frame.facts} lang={lang} />
      <div className="header-bar wrap">
        <Mark frame={frame} />
        {frame.menu.length > 0 && (
          <nav className="wide" aria-label={t('menu.label')}>
            <WideMenu entries={frame.menu} path={path} lang={lang} />
          </nav>
        )}
        <div className="header-end">
          <LanguageSwitch {...props} />
          {frame.action && (
            <a className="button quiet" href={frame.action.href}>
              {frame.action.label}
            </a>
          )}
        </div>
        <Tools tools={frame.tools ?? []} />
        <MenuSheet {...props} />
      </div>
    </header>
  )
}

/** The number beside a tool is personal, and the page is everybody's: the browser fills it in. */
function Tools({ tools }: { tools: NonNullable<SiteFrame['tools']> }) {
  if (tools.length === 0) return null
  return (
    <div className="header-tools">
      {tools.map(({ href, label, countCookie }) => (
        <a key={href} href={href}>
          {label}
          <span className="count" data-count={countCookie} hidden />
        </a>
      ))}
    </div>
  )
}

function MenuSheet(props: HeaderProps) {
  const { frame, lang, path } = props
  const t = translator(messages, lang)
  return (
    <details className="menu" data-menu="">
      <summary>
        <span className="when-closed">{t('menu.open')}</span>
        <span className="when-open">{t('menu.close')}</span>
      </summary>
      <div className="sheet">
        <nav aria-label={t('menu.label')}>
          <SheetMenu entries={frame.menu} path={path} />
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

function LanguageSwitch({ alternates, lang }: HeaderProps) {
  const t = translator(messages, lang)
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

/** Where, when, and how to call, in one line above everything; shown where the template wants it. */
function NearBar({ facts, lang }: { facts: readonly FactGroup[]; lang: Lang }) {
  const shown = facts.filter(({ lines }) => lines.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="near" aria-label={translator(messages, lang)('near')}>
      <ul className="plain-list wrap">
        {shown.map((group) => (
          <li key={group.title}>
            <Nearest group={group} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of the ways to reach the business the first, of its hours the first open days, of a place all lines. */
function Nearest({ group: { lines } }: { group: FactGroup }) {
  const [first] = lines
  if (first?.href) return <a href={first.href}>{first.text}</a>
  const open = lines.find(({ hint = '' }) => /\d/.test(hint)) ?? first
  if (open?.hint) return `${open.text} ${open.hint}`
  return lines.map(({ text }) => text).join(', ')
}

/** The pages beside one another; those below a page open with a button of their own. */
function WideMenu({ entries, ...shown }: MenuProps) {
  return (
    <ul className="plain-list">
      {entries.map((entry) => (
        <li key={entry.href}>
          <MenuLink entry={entry} path={shown.path} />
          {entry.children.length > 0 && <Below entry={entry} {...shown} />}
        </li>
      ))}
    </ul>
  )
}

/** All pages at once, one below the other: there is room for them on the sheet. */
function SheetMenu({ entries, path }: Omit<MenuProps, 'lang'>) {
  return (
    <ul className="plain-list">
      {entries.map((entry) => (
        <li key={entry.href}>
          <MenuLink entry={entry} path={path} />
          {entry.children.length > 0 && <SheetMenu entries={entry.children} path={path} />}
        </li>
      ))}
    </ul>
  )
}

/** Opens by click, touch and keyboard, and without scripts; one at a time. */
function Below({ entry, path, lang }: Shown & { entry: MenuEntry }) {
  const t = translator(messages, lang)
  return (
    <details className="below" name="below" data-menu="">
      <summary>
        <span className="visually-hidden">{t('menu.below', { page: entry.label })}</span>
      </summary>
      <SheetMenu entries={entry.children} path={path} />
    </details>
  )
}

function MenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  return (
    <a href={entry.href} aria-current={currentMark(entry, path)}>
      {entry.label}
    </a>
  )
}

/** The page itself, or one that it lies below: in the menu or by its address. */
function currentMark({ href, children }: MenuEntry, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  const isAbove = !/^\/(?:en)?$/.test(href) && path.startsWith(`${href}/`)
  return isAbove || children.some((child) => currentMark(child, path)) ? 'true' : undefined
}
