import type { Caller } from '#tests/caller.ts'
import { OnePage as OneId } from '../contract-page.ts'
import { pageClient, ROOT } from './test-pages.ts'

const PAGES = 50
const FEWEST = 30
const NAMES = Array.from({ length: 40 }, (_, at) => `seite-${at}`)

type Leaf = {
  slug: string
  parent: string | null
  /** Of a deleted page: with which one it went, and what stands in for it. */
  gone?: { root: string; successor: string | null }
}

type Moves = { admin: Caller; guest: Caller; moves: number; random(): number }

/**
 * Moves, renames, deletes and restores pages at random, keeps a model of what should have become of
 * every address that was ever live, and says where the website differs from it.
 */
export async function moveAround(given: Moves): Promise<{ addresses: number; faults: string[] }> {
  const forest = new Forest(given)
  await forest.plant()
  for (let move = 0; move < given.moves; move += 1) await forest.step()
  return { addresses: forest.history.size, faults: await forest.faults() }
}

class Forest {
  readonly history = new Map<string, string>()
  readonly #leaves = new Map<string, Leaf>()
  readonly #pages: ReturnType<typeof pageClient>
  readonly #given: Moves
  #hub = ''

  constructor(given: Moves) {
    this.#given = given
    this.#pages = pageClient(given.admin)
  }

  async plant(): Promise<void> {
    this.#hub = (await this.#pages.live('Wegweiser'))._id
    for (let at = 0; at < PAGES; at += 1) await this.#add()
  }

  async step(): Promise<void> {
    const dice = this.#given.random()
    if (this.#living().length < FEWEST || dice < 0.05) await this.#add()
    else if (dice < 0.45) await this.#rename()
    else if (dice < 0.8) await this.#move()
    else if (dice < 0.92) await this.#remove()
    else await this.#restore()
    this.#remember()
  }

  /** Every address that was ever live, and every link on the page that links to all. */
  async faults(): Promise<string[]> {
    const owners = new Map(this.#living().map((id) => [this.#address(id), id]))
    const faults: string[] = []
    for (const [address, last] of this.history) {
      const expected = owners.has(address) ? 'page' : this.#expected(last)
      const answer = await this.#given.guest.get(address)
      const found =
        answer.status === 200 ? 'page' : (answer.headers.get('location') ?? `${answer.status}`)
      if (found !== expected) faults.push(`${address}: ${found} instead of ${expected}`)
    }
    return [...faults, ...(await this.#staleLinks())]
  }

  #expected(id: string): string {
    let at = id
    for (;;) {
      const leaf = this.#leaves.get(at)
      if (!leaf?.gone) return this.#address(at)
      if (!leaf.gone.successor) return '410'
      at = leaf.gone.successor
    }
  }

  async #staleLinks(): Promise<string[]> {
    const blocks = [...this.#leaves.keys()].map((page, at) => ({
      id: `b${at}`,
      type: 'button',
      props: { buttons: [{ label: `Zu ${page}`, link: { to: 'page', page } }] },
    }))
    const saved = await this.#pages.save(this.#hub, { blocks })
    if (saved.status !== 200) return [saved.text]
    await this.#pages.publish(this.#hub)
    await this.#rename()
    this.#remember()
    const { text } = await this.#given.guest.get('/wegweiser')
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    const hrefs = new Set([...main.matchAll(/href="(\/seite[^"#]*)"/g)].map((match) => match[1]))
    const wanted = new Set(this.#living().map((id) => this.#address(id)))
    const stale = [...hrefs].filter((href) => !wanted.has(href ?? ''))
    const missing = [...wanted].filter((href) => !hrefs.has(href))
    return [...stale.map((href) => `stale link ${href}`), ...missing.map((m) => `no link ${m}`)]
  }

  async #add(): Promise<void> {
    const [slug, parent] = [this.#pick(NAMES) ?? '', this.#pick([null, ...this.#living()]) ?? null]
    const made = await this.#given.admin.post(`${ROOT}/`, {
      title: slug,
      slug,
      parent_page: parent,
      showInMenu: false,
    })
    if (made.status !== 200) return
    const [page] = made.parse(OneId).page
    if (!page) return
    await this.#pages.publish(page._id)
    this.#leaves.set(page._id, { slug, parent })
    this.#remember()
  }

  async #rename(): Promise<void> {
    const id = this.#pick(this.#living())
    const leaf = id && this.#leaves.get(id)
    if (!id || !leaf) return
    const slug = this.#pick(NAMES) ?? ''
    const { status } = await this.#pages.update(id, { slug, offline: false })
    if (status === 200) leaf.slug = slug
  }

  async #move(): Promise<void> {
    const id = this.#pick(this.#living())
    const leaf = id && this.#leaves.get(id)
    if (!id || !leaf) return
    const parent = this.#pick([null, ...this.#living()]) ?? null
    const { status } = await this.#pages.update(id, { parent_page: parent })
    if (status === 200) leaf.parent = parent
  }

  async #remove(): Promise<void> {
    const root = this.#pick(this.#living())
    if (!root) return
    const tree = this.#tree(root)
    const stays = this.#living().filter((id) => !tree.includes(id))
    const successor = this.#given.random() < 0.5 ? null : (this.#pick(stays) ?? null)
    const path = `${ROOT}/${root}?redirect_to=${successor ?? 'gone'}`
    if ((await this.#given.admin.remove(path)).status !== 200) return
    for (const id of tree) {
      const leaf = this.#leaves.get(id)
      if (leaf) leaf.gone = { root, successor }
    }
  }

  async #restore(): Promise<void> {
    const roots = [...this.#leaves].filter(([id, { gone }]) => gone?.root === id).map(([id]) => id)
    const root = this.#pick(roots)
    const top = root && this.#leaves.get(root)
    if (!root || !top) return
    if ((await this.#given.admin.post(`${ROOT}/${root}/restore`, {})).status !== 200) return
    for (const leaf of this.#leaves.values()) if (leaf.gone?.root === root) delete leaf.gone
    if (top.parent && this.#leaves.get(top.parent)?.gone) top.parent = null
  }

  #remember(): void {
    for (const id of this.#living()) this.history.set(this.#address(id), id)
  }

  #address(id: string): string {
    const leaf = this.#leaves.get(id)
    if (!leaf) return ''
    return `${leaf.parent ? this.#address(leaf.parent) : ''}/${leaf.slug}`
  }

  #tree(root: string): string[] {
    const below = this.#living().filter((id) => this.#leaves.get(id)?.parent === root)
    return [root, ...below.flatMap((id) => this.#tree(id))]
  }

  #living(): string[] {
    return [...this.#leaves].filter(([, { gone }]) => !gone).map(([id]) => id)
  }

  #pick<T>(among: readonly T[]): T | undefined {
    return among[Math.floor(this.#given.random() * among.length)]
  }
}
