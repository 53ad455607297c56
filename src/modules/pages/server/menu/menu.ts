import { sql } from 'kysely'
import type { Principal, Role } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { tagMemo } from '#kernel/server/site/cache/tag-memo.ts'
import type { MenuEntry, SiteLink } from '#kernel/site/frame.ts'
import type { AccessKind } from '../../contract-values.ts'
import { type Db, MENU_TAG } from '../unit-of-work.ts'
import { maySee } from './may-see.ts'
import { menuTree } from './menu-tree.ts'

type MenuRow = {
  id: string
  parent: string | null
  order: number
  title: string
  linktext: string
  href: string
  access: AccessKind
  access_roles: Role[]
  in_header: boolean
  in_footer: boolean
}

export type Menus = { header: MenuEntry[]; footer: SiteLink[]; action: SiteLink | undefined }

const keptRows = tagMemo<readonly MenuRow[]>([MENU_TAG])

type MenuContext = {
  db: Db
  cache: Services['cache']
  user: Principal
  lang: Lang
  /** Where the button beside the menu leads. */
  actionPage: string | null
}

/** Header and footer menu for this person: only live pages, nested, in order. */
export async function loadMenus(context: MenuContext): Promise<Menus> {
  const { db, cache, lang, actionPage } = context
  const all = await keptRows({
    cache,
    key: `${lang} ${actionPage}`,
    read: () => findMenuRows(db, lang, actionPage),
  })
  const rows = all.filter((row) => maySee(context.user, row))
  const shown = rows.map((row) => ({ ...row, offline: false, showInMenu: row.in_header }))
  const footer = rows
    .filter((row) => row.in_footer)
    .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'de'))
  const action = rows.find(({ id }) => id === actionPage)
  return {
    header: menuTree(shown),
    footer: footer.map(linkTo),
    action: action && linkTo(action),
  }
}

function linkTo({ linktext, title, href }: MenuRow): SiteLink {
  return { label: linktext || title, href }
}

async function findMenuRows(db: Db, lang: Lang, actionPage: string | null): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select p.id, p.parent_id as parent, p.position as "order", p.access, p.access_roles,
      p.in_header, p.in_footer, c.live->>'title' as title, c.live->>'linktext' as linktext,
      a.path as href
    from pages p
      join page_contents c on c.page_id = p.id and c.lang = ${lang} and c.is_live
      join page_paths a on a.page_id = p.id and a.lang = ${lang} and a.kind = 'live'
    where p.deleted_at is null and (p.in_header or p.in_footer or p.id = ${actionPage}::uuid)
      and (c.expire_at is null or c.expire_at > now())`.execute(db)
  return rows
}
