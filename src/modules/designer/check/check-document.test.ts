import { expect, test } from 'vitest'
import { checkBarriers } from './check-barriers.ts'
import { checkDocument } from './check-document.ts'
import { overWidths } from './over-widths.ts'

type Drawn = {
  block?: string
  tag?: string
  text?: string
  box: { left?: number; right?: number; width?: number; height?: number }
  scrollWidth?: number
  overflowX?: string
  display?: string
}

/** As much of a drawn page as the check looks at: a screen of 320 px with these elements. */
function page(...drawn: Drawn[]): Document {
  const elements = drawn.map((one) => ({
    ...one,
    tagName: one.tag ?? 'DIV',
    textContent: one.text ?? '',
    clientWidth: one.box.width ?? 100,
    scrollWidth: one.scrollWidth ?? one.box.width ?? 100,
    getBoundingClientRect: () => ({ left: 0, right: 100, width: 100, height: 100, ...one.box }),
    closest: () => ({ getAttribute: () => one.block ?? null }),
    contains: () => false,
  }))
  const found = {
    documentElement: { clientWidth: 320 },
    defaultView: {
      getComputedStyle: ({ overflowX = 'visible', display = 'block' }: Drawn) => ({
        overflowX,
        display,
      }),
    },
    querySelectorAll: (selector: string) =>
      elements.filter(({ tag }) => (selector === '[data-block]' ? !tag : tag)),
    querySelector: () => elements[0] ?? null,
  }
  return found as unknown as Document
}

const rules = (doc: Document) =>
  checkDocument(doc, 320).map(({ rule, block }) => `${rule} ${block}`)

test('what reaches beyond the screen is found, what scrolls by itself is meant to', () => {
  const wide = { block: 'wide', box: { right: 400, width: 400 } }
  const inner = { block: 'inner', box: { width: 300 }, scrollWidth: 500 }
  const table = { ...inner, block: 'table', overflowX: 'auto' }
  const section = { block: 'section', box: { left: 20, right: 300, width: 280 }, scrollWidth: 300 }
  expect(rules(page(wide, inner, table, section, { box: { right: 320.4 } }))).toEqual([
    'too-wide wide',
    'too-wide inner',
  ])
})

test('what fingers press is large enough; links in running text are as high as their line', () => {
  const button = { tag: 'BUTTON', block: 'b', text: 'Los', box: { width: 90, height: 30 } }
  const link = { ...button, tag: 'A', block: 'a', display: 'inline' }
  const hidden = { ...button, block: 'h', box: { width: 0, height: 0 } }
  const large = { ...button, block: 'l', box: { width: 90, height: 44 } }
  expect(rules(page(button, link, hidden, large))).toEqual(['small-target b'])
})

test('what is too small on several screens is one finding that names the smallest', () => {
  const at = (width: number, height: number) =>
    checkDocument(page({ tag: 'BUTTON', block: 'b', text: 'Los', box: { height } }), width)
  const found = overWidths([...at(320, 30), ...at(768, 20), ...at(1920, 30)])
  expect(found.map(({ values }) => [values.width, values.size])).toEqual([['320–1920', 20]])
  expect(overWidths(at(768, 20))[0]?.values.width).toBe(768)
})

test('serious barriers are errors of the block they are in', async () => {
  const nodes = [{ target: ['img'] }, { target: ['img:nth-child(2)'] }]
  const violation = (impact: string) => ({ id: 'image-alt', help: 'words', impact, nodes })
  const asked: object[] = []
  const axe = {
    run: async (_: unknown, options: object) => {
      asked.push(options)
      return { violations: [violation('critical'), violation('minor')] }
    },
  }
  const doc = page({ block: 'pic', box: {} })
  const root = doc.querySelector('.page-blocks')
  const found = root ? await checkBarriers(doc, root, axe) : []
  expect(found.map(({ severity, block, field }) => [severity, block, field])).toEqual([
    ['error', 'pic', 'alt'],
    ['warning', 'pic', 'alt'],
  ])
  expect(asked).toMatchObject([{ runOnly: { type: 'tag' }, iframes: false }])
})
