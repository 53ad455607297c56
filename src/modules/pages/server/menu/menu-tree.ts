import type { MenuEntry } from '#kernel/site/frame.ts'

/** What the menu needs to know of a page. */
export type MenuPage = {
  id: string
  parent: string | null
  title: string
  /** Shorter than the title, for the menu; '' takes the title. */
  linktext: string
  href: string
  order: number
  offline: boolean
  showInMenu: boolean
}

/**
 * The menu: pages that are live and wanted there, siblings by order, the title breaks ties. What is
 * below a page that does not show is not shown either.
 */
export function menuTree(pages: readonly MenuPage[]): MenuEntry[] {
  const shown = pages.filter((page) => !page.offline && page.showInMenu).toSorted(byOrder)
  const children = Map.groupBy(shown, (page) => page.parent)
  const below = (parent: string | null): MenuEntry[] =>
    (children.get(parent) ?? []).map((page) => ({
      label: page.linktext || page.title,
      href: page.href,
      children: below(page.id),
    }))
  return below(null)
}

function byOrder(a: MenuPage, b: MenuPage): number {
  return a.order - b.order || a.title.localeCompare(b.title, 'de')
}
