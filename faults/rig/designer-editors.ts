import type { FrameLocator, Page } from '@playwright/test'
import type { DesignerPages } from '../../e2e/designer-pages.ts'

const OWN = 2
const SHARED = 6
/** So many of the shared blocks stay, so that both can mean the same one to the end. */
const FEWEST = 2
const MOST_TURNS = 3

/** Someone with the designer of a page open. */
export type Editor = {
  readonly name: 'a' | 'b'
  readonly page: Page
  readonly frame: FrameLocator
}

/** Blocks of each of two people, and some both write in. */
export function pageForTwo(): object[] {
  const ids = ['a', 'b'].flatMap((name) => Array.from({ length: OWN }, (_, at) => `${name}-${at}`))
  const shared = Array.from({ length: SHARED }, (_, at) => `both-${at}`)
  return [...ids, ...shared].map((id) => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: `Block ${id}` }] }]
    return { id, type: 'text', props: { text: { type: 'doc', content } } }
  })
}

type Parts = { pages: DesignerPages; id: string; random: () => number }

/** Two people at one page, round by round; each round answers with what went wrong. */
export class TwoEditors {
  readonly #editors: readonly [Editor, Editor]
  readonly #parts: Parts
  /** What was typed, seen on the own page, and never taken away by anyone who saw it. */
  readonly #words = new Set<string>()
  #count = 0
  #met = 0

  constructor(editors: readonly [Editor, Editor], parts: Parts) {
    this.#editors = editors
    this.#parts = parts
  }

  get words(): string {
    return `${this.#count} words written, ${this.#met} times both meant the same block`
  }

  async round(): Promise<string[]> {
    const { random } = this.#parts
    const isSame = random() < 0.5
    const left = isSame ? await this.#sharedBlocks() : []
    const shared = left[Math.floor(random() * left.length)]
    const [one, other] = this.#editors
    const acts = [one, other].map((editor) => {
      const own = `${editor.name}-${Math.floor(random() * OWN)}`
      return { editor, key: shared ?? own, chance: random(), mayGo: left.length > FEWEST }
    })
    await Promise.all(acts.map((act) => this.#act(act)))
    const phases = await Promise.all(acts.map(({ editor }) => settle(editor)))
    const quarrels = isSame ? [] : phases.filter((phase) => phase !== 'saved')
    const told = acts.map(({ editor, key, chance }) => `${editor.name} ${key} ${chance.toFixed(2)}`)
    const faults = quarrels.map((phase) => `different blocks, and yet ${phase} (${told.join()})`)
    faults.push(...(await this.#missing()))
    if (phases.every((phase) => phase === 'saved')) return faults
    for (const { editor } of acts) faults.push(...(await this.#makePeace(editor)))
    return [...faults, ...(await this.#missing())]
  }

  async #sharedBlocks(): Promise<string[]> {
    const stored = JSON.stringify(await this.#stored())
    return Array.from({ length: SHARED }, (_, at) => `both-${at}`).filter((key) =>
      stored.includes(`"${key}"`),
    )
  }

  async #act({ editor, key, chance, mayGo }: Act): Promise<void> {
    const { page, frame } = editor
    const block = frame.locator(`[data-block="${key}"]`)
    if ((await block.count()) === 0) return
    await frame.locator('.page-blocks').focus()
    await block.click({ position: { x: 4, y: 4 } })
    if (chance < 0.7) return this.#type(editor, key)
    if (chance < 0.9 || !mayGo) {
      await page.keyboard.press(chance < 0.8 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
      return
    }
    // Whoever takes a block away has seen what stands in it.
    const seen = (await block.textContent()) ?? ''
    await page.keyboard.press('Delete')
    for (const word of this.#words) if (seen.includes(word)) this.#words.delete(word)
  }

  /** Writes a new word at the end of a block; it counts once it stands there. */
  async #type({ name, page, frame }: Editor, key: string): Promise<void> {
    const block = frame.locator(`[data-block="${key}"]`)
    await page.keyboard.press('Enter')
    const isOpen = await appears(block.locator('.ProseMirror'))
    if (!isOpen) return
    this.#count += 1
    const word = `${name}${this.#count}x`
    await page.keyboard.press('Control+End')
    await page.keyboard.type(` ${word}`)
    if ((await block.textContent())?.includes(word)) this.#words.add(word)
  }

  /** Words that are neither stored, nor shown to compare, nor kept on the device of who wrote them. */
  async #missing(): Promise<string[]> {
    // In this order: what is on its way while we look is found in one of both.
    const kept = await Promise.all(this.#editors.map(({ page }) => keptBy(page)))
    const stored = JSON.stringify(await this.#stored())
    return [...this.#words].flatMap((word) => {
      const own = kept[word.startsWith('a') ? 0 : 1] ?? ''
      if (stored.includes(word) || own.includes(word)) return []
      this.#words.delete(word)
      return [`lost: ${word}`]
    })
  }

  /** Saves again what was refused, and decides where both are right: each side is seen first. */
  async #makePeace(editor: Editor): Promise<string[]> {
    const { page } = editor
    let phase = await settle(editor)
    if (phase === 'failed') phase = await settle(editor, 'again')
    if (phase === 'failed') {
      return [`still refused: ${await page.locator('[data-phase]').textContent()}`]
    }
    if (phase === 'conflict') this.#met += 1
    // Who saves while someone decides is asked about once more.
    for (let turn = 0; phase === 'conflict' && turn < MOST_TURNS; turn += 1) {
      phase = await this.#decide(editor)
    }
    return phase === 'saved' ? [] : [`still ${phase} after it was decided`]
  }

  async #decide(editor: Editor): Promise<string> {
    const { page } = editor
    const stored = JSON.stringify(await this.#stored())
    await page.getByRole('button', { name: 'Vergleichen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zwei Versionen dieser Seite' })
    await dialog.waitFor()
    const shown = (await dialog.textContent()) ?? ''
    const isMine = this.#parts.random() < 0.5
    const button = isMine ? 'Auswahl speichern' : 'Gespeicherte Version übernehmen'
    await dialog.getByRole('button', { name: button }).click()
    await dialog.waitFor({ state: 'hidden' })
    const last = await settle(editor)
    const after = JSON.stringify(await this.#stored())
    for (const word of this.#words) {
      const isGivenUp = shown.includes(word) && !after.includes(word)
      if (isGivenUp && (stored.includes(word) || word.startsWith(editor.name))) {
        this.#words.delete(word)
      }
    }
    return last
  }

  async #stored(): Promise<unknown> {
    const { pages, id } = this.#parts
    return (await pages.draftOf(this.#editors[0].page.request, id)).blocks
  }
}

type Act = { editor: Editor; key: string; chance: number; mayGo: boolean }

/** Leaves the text, saves, and waits for how that ended. */
async function settle({ page, frame }: Editor, how?: 'again'): Promise<string> {
  const state = page.locator('[data-phase]')
  if (how) await page.getByRole('button', { name: 'Noch einmal' }).click()
  else {
    await page.keyboard.press('Escape')
    await frame.locator('.ProseMirror').waitFor({ state: 'detached' })
    await frame.locator('.page-blocks').focus()
    await page.keyboard.press('Control+s')
  }
  const end = performance.now() + 30_000
  for (;;) {
    const phase = (await state.getAttribute('data-phase')) ?? ''
    if (phase !== 'dirty' && phase !== 'saving') return phase
    if (performance.now() > end) throw new Error(`The designer stays ${phase}`)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** What stands on the page of an editor, and what the device keeps for them. */
async function keptBy(page: Page): Promise<string> {
  const copies = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const state = await page.locator('[data-phase]').getAttribute('data-phase')
  return state === 'saved' ? '' : copies
}

async function appears(place: ReturnType<FrameLocator['locator']>): Promise<boolean> {
  return place.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
}
