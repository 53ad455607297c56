/** Word marks a paragraph of a list by a style; the sign before it is written out. */
const LIST = /mso-list:\s*l\d+\s+level(\d)/i
const SIGN = /mso-list:\s*Ignore/i
/** `1.`, `a)`, `(iv)`; anything else is a bullet. */
const NUMBERED = /^\(?([0-9]{1,3}|[a-z]{1,4})[.)]/i

type Item = { line: Element; depth: number; isNumbered: boolean }

/** Paragraphs that Word shows as a list become one; neighbours belong together. */
export function shapeWordLists(body: HTMLElement): void {
  let run: Item[] = []
  for (const line of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(line)
    if (item && run.at(-1)?.line.nextElementSibling !== line) {
      build(run)
      run = []
    }
    if (item) run.push(item)
  }
  build(run)
}

function itemOf(line: Element): Item | undefined {
  const [, depth] = LIST.exec(line.getAttribute('style') ?? '') ?? []
  if (!depth) return undefined
  const sign = [...line.querySelectorAll('[style]')].find((inner) =>
    SIGN.test(inner.getAttribute('style') ?? ''),
  )
  const isNumbered = NUMBERED.test((sign?.textContent ?? '').trim())
  sign?.remove()
  return { line, depth: Number(depth), isNumbered }
}

/** Nested as deep as the levels say; a level that was left out is not invented. */
function build(run: readonly Item[]): void {
  const [first] = run
  if (!first) return
  const { ownerDocument } = first.line
  const open: { list: Element; depth: number }[] = []
  const place = first.line.previousSibling
  const parent = first.line.parentNode
  for (const { line, depth, isNumbered } of run) {
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) > depth) open.pop()
    if (open.length === 0 || (open.at(-1)?.depth ?? 0) < depth) {
      const list = ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      open.at(-1)?.list.lastElementChild?.append(list)
      open.push({ list, depth })
    }
    const item = ownerDocument.createElement('li')
    const words = ownerDocument.createElement('p')
    words.append(...line.childNodes)
    item.append(words)
    open.at(-1)?.list.append(item)
    line.remove()
  }
  const whole = open[0]?.list
  if (whole) parent?.insertBefore(whole, place ? place.nextSibling : parent.firstChild)
}
