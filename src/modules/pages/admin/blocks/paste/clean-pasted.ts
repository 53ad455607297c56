import { shapeWordLists } from './word-lists.ts'

/** What carries no words of the text itself. */
const LITTER = 'style, script, meta, link, title, xml, head'
/** Styles that mean something here; everything else is how another program looks. */
const KEPT = ['font-weight', 'font-style', 'text-decoration']

/**
 * Text copied from Word, Google Docs and the like, without how it looked there: lists become lists,
 * headings fit below the page's own, rows of tables become lines. What was copied here stays as it is.
 */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html
  // Before it is parsed: even a style nobody sees would meet the content policy.
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  dropComments(body)
  for (const gone of body.querySelectorAll(LITTER)) gone.remove()
  for (const space of body.querySelectorAll('o\\:p')) space.replaceWith(...space.childNodes)
  shapeWordLists(body)
  for (const table of [...body.querySelectorAll('table')].reverse()) flatten(table)
  for (const heading of body.querySelectorAll('h1, h5, h6, p.MsoTitle')) level(heading)
  for (const link of body.querySelectorAll('a')) plainLink(link)
  for (const element of body.querySelectorAll<HTMLElement>('*')) plainLook(element)
  joinSpaces(body)
  dropEmpty(body)
  return body.innerHTML
}

/** Cut at each end first: to look for one behind every beginning takes ages where there is none. */
function withoutStyles(html: string): string {
  const parts = html.split(/<\/style>/i)
  const last = parts.pop() ?? ''
  return parts.map((part) => part.replace(/<style[\s\S]*/i, '')).join('') + last
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** A table in running text is told line by line; the table block is for real ones. */
function flatten(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p')
    ;[...row.querySelectorAll('td, th')].forEach((cell, at) => {
      if (at > 0) line.append(' | ')
      line.append(...inlineOf(cell))
    })
    return line
  })
  table.replaceWith(...lines)
}

/** The words of a cell with their marks; its paragraphs follow one another. */
function inlineOf(cell: Element): Node[] {
  return [...cell.childNodes].flatMap((node) => {
    const isLine = node instanceof HTMLElement && /^(P|DIV|H[1-6])$/.test(node.tagName)
    return isLine ? [...node.childNodes, node.ownerDocument.createTextNode(' ')] : [node]
  })
}

/** The page has its main heading already, and running text knows three levels. */
function level(heading: Element): void {
  const isLow = heading.tagName === 'H5' || heading.tagName === 'H6'
  const made = heading.ownerDocument.createElement(isLow ? 'h4' : 'h2')
  made.append(...heading.childNodes)
  heading.replaceWith(made)
}

/** That a link is underlined is a matter of the website. */
function plainLink(link: HTMLElement): void {
  for (const line of link.querySelectorAll('u')) line.replaceWith(...line.childNodes)
  const around = link.parentElement
  for (const element of [around, link, ...link.querySelectorAll<HTMLElement>('[style]')]) {
    const isOnlyLink = element !== around || around?.textContent === link.textContent
    if (isOnlyLink) element?.style.removeProperty('text-decoration')
  }
}

function plainLook(element: HTMLElement): void {
  const { style } = element
  const kept = KEPT.map((name) => [name, style.getPropertyValue(name)] as const)
  const isHeading = element.closest('h2, h3, h4') !== null
  for (const name of ['style', 'class', 'id', 'lang', 'dir', 'align']) element.removeAttribute(name)
  for (const [name, value] of kept) {
    if (value && !(isHeading && name === 'font-weight')) style.setProperty(name, value)
  }
}

/** Word aligns with spaces that never break. */
function joinSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    text.nodeValue = (text.nodeValue ?? '').replace(/[ \u00a0]{2,}/g, ' ')
  }
}

/** Empty lines, and breaks that stand between paragraphs instead of in them. */
function dropEmpty(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br')) {
    const isBetween = end.parentElement?.querySelector(':scope > :is(p, ul, ol, h2, h3, h4)')
    if (isBetween || end.parentElement === body) end.remove()
  }
  for (const line of body.querySelectorAll('p, h2, h3, h4, li')) {
    const isEmpty = (line.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''
    if (isEmpty) line.remove()
  }
}
