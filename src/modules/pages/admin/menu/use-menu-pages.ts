import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { setPageOrder, updatePageById } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { readPages } from '../browse/read-pages.ts'
import { PAGES, treeKey } from '../page-keys.ts'
import { usePublishNeeds } from '../shown-page.ts'
import type { TreeAim } from '../tree/tree-dragging.ts'
import { dropPage, type Step } from '../tree/tree-moves.ts'
import { childrenOf } from '../tree/tree-rows.ts'
import { useTreeMoves } from '../tree/use-tree-moves.ts'

const WHOLE = { search: '', status: undefined, isTrash: false } as const

const SIDES = { up: 'before', down: 'after', in: 'inside' } as const

/** The pages visitors find in the menu, and those they could; `read`: whether they are here. */
export function useMenuPages(onChanged: () => unknown) {
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const mayEdit = useCan()(staff('pages', 'edit'))
  const { toChange } = usePublishNeeds()
  const read = useQuery({ queryKey: treeKey(WHOLE), queryFn: () => readPages(WHOLE) })
  const moves = useTreeMoves(read.data?.pages ?? [], onChanged)
  const shown = inMenu(moves.pages)
  /** Beside what stands in the menu: pages that do not are no step of the way. */
  const step = async (page: Page, way: Step) => {
    if (way === 'out') return moves.step(page, way)
    const beside = childrenOf(shown, parentIn(shown, page))
    const at = beside.findIndex(({ _id }) => _id === page._id)
    const target = beside[way === 'down' ? at + 1 : at - 1]
    if (target) await moves.drop(page, { target: target._id, side: SIDES[way] })
  }
  const show = async (page: Page, showInMenu: boolean) => {
    const body = { showInMenu, version: page.version }
    if (!(await attempt(() => call(updatePageById, { params: { id: page._id }, body })))) return
    await client.invalidateQueries({ queryKey: PAGES })
    onChanged()
  }
  return {
    read,
    shown,
    others: moves.pages.filter((page) => !page.showInMenu && isOnline(page)),
    said: moves.said,
    mayChange: (page: Page) => mayEdit && !toChange(page),
    step,
    drop: (page: Page, aim: TreeAim) => moves.drop(page, aim),
    show,
  }
}
export type MenuPages = ReturnType<typeof useMenuPages>

type MenuDrop = { href: string; beside: string; isAfter: boolean }

/**
 * Entries of a drawn menu, told by where they lead; undefined for those who may not move them. The
 * pages are read when one is dropped: most people only look at the menu.
 */
export function useMenuDrop(lang: Lang, onChanged: () => unknown) {
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const mayEdit = useCan()(staff('pages', 'edit'))
  const { toChange } = usePublishNeeds()
  if (!mayEdit) return undefined
  const drop = async ({ href, beside, isAfter }: MenuDrop) => {
    const { pages } = await readPages(WHOLE)
    const at = (to: string) => pages.find(({ languages }) => languages[lang]?.liveRoute === to)
    const [page, target] = [at(href), at(beside)]
    if (!page || !target || toChange(page)) return
    const aim = { target: target._id, side: isAfter ? ('after' as const) : ('before' as const) }
    const collection = dropPage(pages, page._id, aim)
    if (!collection) return
    await call(setPageOrder, { body: { collection } })
    await client.invalidateQueries({ queryKey: PAGES })
    onChanged()
  }
  return (dropped: MenuDrop) => void attempt(() => drop(dropped))
}

/** As the website draws it: what is below a page that is not in the menu is not there either. */
function inMenu(pages: readonly Page[]): Page[] {
  const wanted = pages.filter(({ showInMenu }) => showInMenu)
  const known = new Map(wanted.map((page) => [page._id, page]))
  const isThere = ({ parent_page: above }: Page): boolean => {
    const parent = above === null ? undefined : known.get(above)
    return above === null || (parent !== undefined && isThere(parent))
  }
  return wanted.filter(isThere)
}

function parentIn(pages: readonly Page[], page: Page): string | null {
  return pages.some(({ _id }) => _id === page.parent_page) ? page.parent_page : null
}

function isOnline({ languages }: Page): boolean {
  return Object.values(languages).some(({ isLive }) => isLive)
}
