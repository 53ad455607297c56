import type { FrameLocator, Page } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }
type Seen = { key: string; list: string; box: Box }
type View = { blocks: Seen[]; lists: { name: string; box: Box }[] }

/** So far a block may be off before it counts as moved, in pixels of the page. */
const STILL = 1
/** The line may reach so far beyond the list it stands in. */
const RIM = 8

/** Blocks of all widths and heights, beside, below and inside one another. */
export function pageToDropOn(): object[] {
  const half = { size: { xs: 12, md: 6, lg: 6 } }
  const third = { size: { xs: 12, md: 4, lg: 4 } }
  return [
    { id: 'head', type: 'heading', props: { text: 'Ziehen und Ablegen' } },
    text('one', { attrs: half, lines: 1 }),
    text('two', { attrs: half, lines: 4 }),
    { id: 'box', type: 'section', props: { blocks: [text('in-a', { lines: 2 }), column()] } },
    text('three', { attrs: third, lines: 3 }),
    text('four', { attrs: third, lines: 1 }),
    text('five', { attrs: third, lines: 2 }),
    { id: 'line', type: 'hr', props: {}, attrs: half },
    text('last', { lines: 2 }),
  ]
}

/**
 * Drags a block, or a new one from the palette, to a place chosen by chance. Answers with what was
 * wrong: something moved before the drop, or it landed elsewhere than at the shown line.
 */
export async function dropByChance(page: Page, random: () => number): Promise<string[]> {
  const frame = page.frameLocator('iframe')
  const before = await viewOf(frame)
  const isNew = random() < 0.2
  const picked = before.blocks[Math.floor(random() * before.blocks.length)]
  const source = isNew
    ? page.getByRole('button', { name: 'Trennlinie', exact: true })
    : frame.locator(`[data-block="${picked?.key}"]`)
  await source.scrollIntoViewIfNeeded()
  const held = await press(page, source)
  const canvas = await page.locator('iframe').boundingBox()
  if (!canvas) throw new Error('The designer shows no page')
  const { x, y, width, height } = canvas
  const aim = { x: x + width * (0.03 + 0.94 * random()), y: y + height * (0.1 + 0.8 * random()) }
  await page.mouse.move(aim.x, aim.y, { steps: 4 })
  await page.evaluate(drawnTwice)
  const line = await lineOn(page)
  const during = await viewOf(frame)
  await page.mouse.up()
  await page.evaluate(drawnTwice)
  const after = await viewOf(frame)
  const name = isNew ? 'new' : held
  const faults = [...moved(before, during), ...landed({ before, after, line, isNew, name })]
  if (isNew && after.blocks.length > before.blocks.length) await page.keyboard.press('Control+z')
  await page.evaluate(drawnTwice)
  return faults.map((fault) => `${name} → ${Math.round(aim.x)},${Math.round(aim.y)}: ${fault}`)
}

function text(id: string, { lines, attrs }: { lines: number; attrs?: object }): object {
  const words = { type: 'text', text: `${id}: Holz lebt, und es arbeitet weiter, auch im Haus.` }
  const content = Array.from({ length: lines }, () => ({ type: 'paragraph', content: [words] }))
  return { id, type: 'text', props: { text: { type: 'doc', content } }, ...(attrs && { attrs }) }
}

function column(): object {
  const blocks = [text('in-b', { lines: 1 }), text('in-c', { lines: 2 })]
  return { id: 'inner', type: 'column', props: { blocks } }
}

/** Presses near the corner, and moves so far that something is held: the innermost block there. */
async function press(page: Page, source: ReturnType<Page['locator']>): Promise<string> {
  const box = await source.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const start = { x: box.x + Math.min(10, box.width / 2), y: box.y + Math.min(6, box.height / 2) }
  await page.mouse.move(start.x, start.y)
  const held = await page.evaluate(blockAt, start)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 6, { steps: 2 })
  await page.locator('[data-designer=ghost]').waitFor({ state: 'visible' })
  return held
}

/** Runs in the designer: the block of the page at a place of the window. */
function blockAt({ x, y }: { x: number; y: number }): string {
  const frame = document.querySelector('iframe')
  const { left = 0, top = 0, width = 0 } = frame?.getBoundingClientRect() ?? {}
  const scale = width / (frame?.contentWindow?.innerWidth ?? 1)
  const under = frame?.contentDocument?.elementFromPoint((x - left) / scale, (y - top) / scale)
  return under?.closest('[data-block]')?.getAttribute('data-block') ?? ''
}

/** Where everything is, from the top of the page: scrolling changes none of it. */
function viewOf(frame: FrameLocator): Promise<View> {
  return frame.locator('.page-blocks').evaluate((root) => {
    const { scrollX = 0, scrollY = 0 } = root.ownerDocument.defaultView ?? {}
    const boxOf = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { x: left + scrollX, y: top + scrollY, width, height }
    }
    const blocks = [...root.querySelectorAll('[data-block]')].map((one) => ({
      key: one.getAttribute('data-block') ?? '',
      list: one.parentElement?.getAttribute('data-list') ?? '',
      box: boxOf(one),
    }))
    const lists = [...root.querySelectorAll('[data-list]')].map((one) => ({
      name: one.getAttribute('data-list') ?? '',
      box: boxOf(one),
    }))
    return { blocks, lists }
  })
}

/** The shown line as a place of the page; undefined where none is shown. */
function lineOn(page: Page): Promise<Box | undefined> {
  return page.evaluate(() => {
    const line = document.querySelector<HTMLElement>('[data-designer=line]')
    const frame = document.querySelector('iframe')
    const inner = frame?.contentWindow
    if (!line || line.hidden || !frame || !inner) return undefined
    const [box, page] = [line.getBoundingClientRect(), frame.getBoundingClientRect()]
    const scale = page.width / inner.innerWidth
    return {
      x: (box.left - page.left) / scale + inner.scrollX,
      y: (box.top - page.top) / scale + inner.scrollY,
      width: box.width / scale,
      height: box.height / scale,
    }
  })
}

function moved(before: View, during: View): string[] {
  return before.blocks.flatMap(({ key, box }) => {
    const now = during.blocks.find((other) => other.key === key)?.box
    const names = ['x', 'y', 'width', 'height'] as const
    const isStill = now && names.every((name) => Math.abs(now[name] - box[name]) <= STILL)
    return isStill ? [] : [`${key} moved before the drop`]
  })
}

type Drop = { before: View; after: View; line: Box | undefined; isNew: boolean; name: string }

/** Whether what was dropped stands where the line was; without a line nothing may have changed. */
function landed({ before, after, line, isNew, name }: Drop): string[] {
  const known = new Set(before.blocks.map(({ key }) => key))
  const lost = [...known].filter((key) => !after.blocks.some((one) => one.key === key))
  if (lost.length > 0) return [`${lost.join()} is gone`]
  if (!line) return sameOrder(before, after) ? [] : ['something moved without a line']
  const at = after.blocks.findIndex(({ key }) => (isNew ? !known.has(key) : key === name))
  const dropped = after.blocks[at]
  if (!dropped) return ['it is not on the page']
  const list = before.lists.find((one) => one.name === dropped.list)?.box
  if (!list || !holds(list, line)) return [`it landed in ${dropped.list}, away from the line`]
  const siblings = after.blocks.filter((one) => one.list === dropped.list)
  const place = siblings.indexOf(dropped)
  return siblings.flatMap(({ key }, index) => {
    const box = before.blocks.find((one) => one.key === key && one.list === dropped.list)?.box
    const side = box && key !== dropped.key ? sideOf(box, line) : undefined
    const isWrong = side === (index < place ? 'after' : 'before')
    return isWrong ? [`it landed on the wrong side of ${key}`] : []
  })
}

/** On which side of the line a block was; undefined where the line says nothing about it. */
function sideOf(box: Box, line: Box): 'before' | 'after' | undefined {
  const isLying = line.width > line.height
  const middle = isLying ? line.y + line.height / 2 : line.x + line.width / 2
  const [start, end] = isLying ? [box.y, box.y + box.height] : [box.x, box.x + box.width]
  const height = line.y + line.height / 2
  const isBeside = box.y < height && box.y + box.height > height
  if (!isLying && !isBeside) return undefined
  if (end <= middle + STILL) return 'before'
  return start >= middle - STILL ? 'after' : undefined
}

function holds(list: Box, line: Box): boolean {
  const isWithin = (from: number, size: number, middle: number) =>
    middle >= from - RIM && middle <= from + size + RIM
  return (
    isWithin(list.x, list.width, line.x + line.width / 2) &&
    isWithin(list.y, list.height, line.y + line.height / 2)
  )
}

function sameOrder(before: View, after: View): boolean {
  const order = ({ blocks }: View) => blocks.map(({ key, list }) => `${list}/${key}`).join()
  return order(before) === order(after)
}

/** What a pointer does is shown in the next picture, and drawn in the one after. */
function drawnTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
