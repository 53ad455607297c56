import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { MenuEntry } from '#kernel/site/frame.ts'
import { texts } from '../messages.ts'

type Shown = { path: string; lang: Lang }
type MenuProps = Shown & { entries: readonly MenuEntry[] }

/** The pages beside one another; those below a page open with a button of their own. */
export function WideMenu({ entries, ...shown }: MenuProps) {
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
export function SheetMenu({ entries, path }: Omit<MenuProps, 'lang'>) {
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
  const t = translator(texts, lang)
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
