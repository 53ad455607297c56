import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { z } from 'zod'
import type { DesignerPages } from '../../e2e/designer-pages.ts'

const DRAFT = '/api/v0/designer/draft/'
const BLOCK = 'text'
/** What was typed so long before an end may still be lost. */
const GRACE_MS = 1000

/** The one block this person writes in. */
export function pageToWriteOn(): object[] {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Anfang' }] }]
  return [{ id: BLOCK, type: 'text', props: { text: { type: 'doc', content } } }]
}

/** Someone who writes word after word in a real browser, and remembers what the server confirmed. */
export class Writer {
  readonly context: BrowserContext
  /** What was wrong while it was typed. */
  readonly faults: string[] = []
  readonly #pages: DesignerPages
  readonly #id: string
  #page: Page | undefined
  #count = 0
  readonly #typed = new Map<string, number>()
  readonly #confirmed = new Set<string>()

  constructor(context: BrowserContext, pages: DesignerPages, id: string) {
    this.context = context
    this.#pages = pages
    this.#id = id
  }

  get page(): Page {
    if (!this.#page) throw new Error('The tab is closed')
    return this.#page
  }

  get confirmed(): number {
    return this.#confirmed.size
  }

  /** Opens the tab and begins to write; takes what this device kept, if it is offered. */
  async open(): Promise<FrameLocator> {
    const page = await this.context.newPage()
    this.#page = page
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('response', async (response) => {
      if (!response.url().endsWith(DRAFT) || response.status() !== 200) return
      const sent = response.request().postData() ?? ''
      for (const word of this.#typed.keys()) if (sent.includes(word)) this.#confirmed.add(word)
    })
    const frame = await this.#pages.open(page, this.#id)
    return frame
  }

  /** Whether a state of this device is offered; then it is taken. */
  async takeOffered(): Promise<boolean> {
    const offer = this.page.getByRole('button', { name: 'Diesen Stand öffnen' })
    if ((await offer.count()) === 0) return false
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    return true
  }

  async beginWriting(frame: FrameLocator): Promise<void> {
    const block = frame.locator(`[data-block="${BLOCK}"]`)
    await block.click({ position: { x: 4, y: 4 } })
    await this.page.keyboard.press('Enter')
    await block.locator('.ProseMirror').waitFor()
    await this.page.keyboard.press('Control+End')
  }

  /** Types words until it is told to stop, or the tab is gone. */
  async writeUntil(isOver: () => boolean, restMs: () => number): Promise<void> {
    while (!isOver()) {
      this.#count += 1
      const word = `w${this.#count}x`
      const isTyped = await this.page.keyboard.type(` ${word}`).then(
        () => true,
        () => false,
      )
      if (!isTyped) return
      const at = Date.now()
      const isShown = await this.#shows(word)
      if (isShown === false) this.faults.push(`${word} was typed and does not stand on the page`)
      if (isShown) this.#typed.set(word, at)
      const end = Date.now() + restMs()
      while (Date.now() < end && !isOver()) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** What is wrong with a draft after something ended at `ended`. */
  lostIn(stored: unknown, ended: number): string[] {
    const text = z.string().parse(JSON.stringify(stored))
    const isMissing = (word: string) => !text.includes(word)
    const confirmed = [...this.#confirmed].filter(isMissing).map((word) => `${word} was confirmed`)
    const early = [...this.#typed].flatMap(([word, at]) =>
      at <= ended - GRACE_MS && isMissing(word) ? [`${word}, ${ended - at} ms before the end`] : [],
    )
    // What was lost once is not asked for again.
    for (const word of [...this.#typed.keys()].filter(isMissing)) {
      this.#typed.delete(word)
      this.#confirmed.delete(word)
    }
    return [...confirmed, ...early]
  }

  /** Undefined when the tab is gone. */
  #shows(word: string): Promise<boolean | undefined> {
    const block = this.page.frameLocator('iframe').locator(`[data-block="${BLOCK}"]`)
    return block.textContent({ timeout: 5000 }).then(
      (text) => text?.includes(word) ?? false,
      () => undefined,
    )
  }

  /** Closes the tab; answers when. */
  async close(): Promise<number> {
    const ended = Date.now()
    await this.page.close()
    return ended
  }

  /** The tab breaks down, without a chance to keep anything. */
  async crash(): Promise<number> {
    const session = await this.context.newCDPSession(this.page)
    const ended = Date.now()
    const crashed = this.page.waitForEvent('crash')
    // It does not live to answer.
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await this.page.close()
    return ended
  }

  /** Waits until everything on the screen is stored; answers with what it says instead. */
  async saved(): Promise<string[]> {
    const state = this.page.locator('[data-phase]')
    return this.page
      .locator('[data-phase=saved]')
      .waitFor({ timeout: 90_000 })
      .then(
        () => [],
        async () => [`it is not stored: ${await state.textContent()}`],
      )
  }

  async stored(): Promise<unknown> {
    return (await this.#pages.draftOf(this.context.request, this.#id)).blocks
  }
}
