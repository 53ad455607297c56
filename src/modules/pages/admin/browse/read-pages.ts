import { call } from '#kernel/client/call.ts'
import { listPages } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { PageStatus } from '../../contract-values.ts'
import { fillFacts } from '../facts/fill-facts.ts'

const AT_ONCE = 200
/** More are found by searching. */
const MOST = 2000

export type Ask = { search: string; status: PageStatus | undefined; isTrash: boolean }
type Found = { pages: readonly Page[]; isCut: boolean }

/** Everything the tree is made of; with a search or a status only what matches. */
export async function readPages({ search, status, isTrash }: Ask): Promise<Found> {
  const pages: Page[] = []
  for (let page = 0; pages.length < MOST; page++) {
    const reply = await call(listPages, {
      query: {
        page,
        limit: AT_ONCE,
        search,
        status,
        sort: isTrash ? '-updated' : 'order',
        trash: isTrash ? 'only' : 'no',
      },
    })
    pages.push(...reply.page)
    if (reply.page.length < AT_ONCE) return { pages: await fillFacts(pages), isCut: false }
  }
  return { pages: await fillFacts(pages), isCut: true }
}

/** What the address of the screen asks for. */
export function askOf(search: URLSearchParams): Ask {
  return {
    search: search.get('q') ?? '',
    status: PageStatus.safeParse(search.get('status')).data,
    isTrash: search.get('trash') === 'only',
  }
}

/** Only the whole tree can be put in order. */
export function isNarrowed({ search, status, isTrash }: Ask): boolean {
  return search.trim() !== '' || status !== undefined || isTrash
}
