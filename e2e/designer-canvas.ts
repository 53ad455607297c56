import type { CDPSession, FrameLocator, Page } from '@playwright/test'
import { expect } from './kontor.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const half = { attrs: { size: { xs: 12, md: 6, lg: 6 } } }
const text = (id: string, said: string, more = {}) => ({
  id,
  type: 'text',
  props: { text: words(said) },
  ...more,
})
/** A page with blocks side by side, three deep inside one another, and one nobody knows. */
export const BLOCKS = [
  { id: 'head', type: 'heading', props: { text: 'Willkommen', level: 1 } },
  text('one', 'Der erste Text.', half),
  text('two', 'Der zweite Text.', half),
  {
    id: 'outer',
    type: 'section',
    props: {
      blocks: [
        {
          id: 'middle',
          type: 'column',
          props: {
            blocks: [
              { id: 'inner', type: 'column', props: { blocks: [text('deep', 'Ganz innen.')] } },
            ],
          },
        },
      ],
    },
  },
  { id: 'odd', type: 'from-the-future', props: { kept: [1, null] }, extra: 'kept' },
]

/** Pulls a handle sideways and holds it there. */
export async function dragBy(page: Page, handle: ReturnType<Page['locator']>, by: number) {
  const box = await restingBox(page, handle)
  const [x, y] = [(box?.x ?? 0) + 9, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
}

type BlockLocator = ReturnType<FrameLocator['locator']>

/** Where something stands, once two pictures in a row show it at the same place. */
export async function restingBox(page: Page, one: BlockLocator) {
  let box = await one.boundingBox()
  await expect(async () => {
    const before = box
    await page.evaluate(drawnTwice)
    box = await one.boundingBox()
    expect(box).not.toBeNull()
    expect(box).toEqual(before)
  }).toPass()
  return box
}

/** Runs in the page. */
function drawnTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Presses on one thing and holds it above the upper or lower part of another. */
export async function dragOver(
  page: Page,
  from: BlockLocator,
  [to, edge]: [BlockLocator, 'top' | 'bottom'],
) {
  const [start, end] = [await restingBox(page, from), await restingBox(page, to)]
  await page.mouse.move((start?.x ?? 0) + 12, (start?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((start?.x ?? 0) + 30, (start?.y ?? 0) + 20, { steps: 3 })
  const y = (end?.y ?? 0) + (end?.height ?? 0) * (edge === 'top' ? 0.2 : 0.75)
  await page.mouse.move((end?.x ?? 0) + 60, y, { steps: 8 })
}

export function order(frame: FrameLocator): Promise<string> {
  return frame
    .locator('[data-block]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')).join(' '))
}

export function boxesOf(frame: FrameLocator): Promise<string[]> {
  return frame.locator('[data-block]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join()
    }),
  )
}

/** Blocks as they are, whatever they are called: two pages with the same content are equal. */
export function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, inner) => (name === 'id' ? undefined : inner)))
}

/** Chooses a new block by a few letters, as one does without a mouse. */
export async function quickInsert(page: Page, name: string): Promise<void> {
  const canvas = page.frameLocator('iframe').locator('.page-blocks')
  await expect(canvas).toBeFocused()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Block einfügen' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expectSaid(page, `${name} eingefügt`)
  await expect(dialog).toBeHidden()
  await expect(canvas).toBeFocused()
}

export async function expectSaid(page: Page, said: string): Promise<void> {
  await expect(page.locator('[data-designer=said]')).toHaveText(said)
}

type Pull = {
  to: { x: number; y: number }
  /** What shows itself once the finger has been understood. */
  sign: 'ghost' | 'grid'
}

/** Presses with a finger, waits until it holds something, and takes it elsewhere. */
export async function touchDrag(page: Page, from: BlockLocator, { to, sign }: Pull): Promise<void> {
  const box = await restingBox(page, from)
  const start = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }
  const finger = await fingerOf(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', start)
  await expect(page.locator(`[data-designer=${sign}]`)).toBeVisible()
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const [x, y] = [start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share]
    await touch('touchMove', { x, y })
  }
  // A finger that is lifted while it moves has thrown the page: the next tap would only stop that.
  for (let rest = 0; rest < 10; rest += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await touch('touchMove', to)
  }
  await touch('touchEnd')
}

const fingers = new WeakMap<Page, CDPSession>()

/** One for each page: a second one would not be felt. */
async function fingerOf(page: Page): Promise<CDPSession> {
  const known = fingers.get(page)
  if (known) return known
  const made = await page.context().newCDPSession(page)
  await made.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  fingers.set(page, made)
  return made
}

/** What this browser keeps for the case that it is closed too early. */
export function localCopy(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
}

/** The handle at the edge of a block, once it has followed the selection there. */
export async function edgeOf(page: Page, block: BlockLocator): Promise<{ x: number; y: number }> {
  const place = async (one: BlockLocator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return { right: x + width, x: x + width / 2, y: y + height / 2 }
  }
  const handle = page.locator('[data-designer=size]')
  await expect
    .poll(async () => {
      const [edge, middle] = [await place(handle), await place(block)]
      return Math.abs(edge.x - middle.right) + Math.abs(edge.y - middle.y)
    })
    .toBeLessThan(20)
  await restingBox(page, handle)
  return place(handle)
}
