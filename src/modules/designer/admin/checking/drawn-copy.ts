import ownStyles from '../canvas/canvas.css?url'
import { BLANK } from '../canvas/use-filled-frame.ts'

const HEIGHT = 900
/** What does not come is not waited for: the page is looked at without it. */
const LONGEST_MS = 3000

type DrawnCopy = {
  readonly document: Document
  /** Where the blocks stand. */
  readonly root: Element
  setWidth(width: number): void
  remove(): void
}

/**
 * The page once more, out of sight, as visitors would get it: without the designer's own styles and
 * marks. So every width can be measured while nothing moves before anyone's eyes.
 */
export async function copyDrawn(page: Document): Promise<DrawnCopy> {
  const frame = document.createElement('iframe')
  frame.srcdoc = BLANK
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', left: '-99999px', top: '0', border: '0' })
  frame.style.height = `${HEIGHT}px`
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const place = document.createElement('div')
  // In a closed root nobody who looks for the frame of the page finds this one.
  place.attachShadow({ mode: 'closed' }).append(frame)
  document.body.append(place)
  await isLoaded
  const copy = frame.contentDocument
  if (!copy) throw new Error('A frame of the own address has a document')
  await Promise.race([fill(copy, page), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
  return {
    document: copy,
    root: copy.querySelector('.page-blocks') ?? copy.body,
    setWidth: (width) => {
      frame.style.width = `${width}px`
    },
    remove: () => place.remove(),
  }
}

async function fill(copy: Document, page: Document): Promise<void> {
  for (const { name, value } of page.documentElement.attributes) {
    copy.documentElement.setAttribute(name, value)
  }
  const styled = [...page.head.querySelectorAll('style, link[rel=stylesheet]')].map((style) =>
    addStyle(copy, style),
  )
  const body = copy.importNode(page.body, true)
  for (const gone of body.querySelectorAll('.designer-hole')) gone.remove()
  const root = body.querySelector('.page-blocks')
  for (const mark of ['role', 'aria-label', 'tabindex']) root?.removeAttribute(mark)
  copy.body.replaceWith(body)
  await Promise.all(styled)
  await copy.fonts.ready
}

async function addStyle(copy: Document, style: Element): Promise<void> {
  if (style.getAttribute('href') === ownStyles) return
  const own = copy.importNode(style, true)
  // A nonce cannot be read from the attribute once it was in a document.
  if ('nonce' in style && 'nonce' in own) own.nonce = style.nonce
  const isThere = new Promise((resolve) => {
    own.addEventListener('load', resolve)
    own.addEventListener('error', resolve)
  })
  copy.head.append(own)
  if (own.tagName === 'LINK') await isThere
}
