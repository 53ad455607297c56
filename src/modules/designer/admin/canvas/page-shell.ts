import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { createPreview } from '#modules/pages/contract-drafts.ts'

/** The page around the blocks, as visitors get it: styles, head, menu, footer. */
export type PageShell = { readonly source: Document; readonly address: string }

/** Read from the preview of the draft, because only that is sure to exist. */
export async function readShell(page: string, lang: Lang, nonce: string): Promise<PageShell> {
  const address = await previewAddress(page, lang)
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  // Styles of a parsed page fall under the content policy of this one.
  const allowed = html.replaceAll('<style', `<style nonce="${nonce}"`)
  return { source: new DOMParser().parseFromString(allowed, 'text/html'), address }
}

/** Below this very origin, whatever address the website is known by. */
export async function previewAddress(page: string, lang: Lang): Promise<string> {
  const { url } = await call(createPreview, { params: { id: page }, body: { lang, hours: 12 } })
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}

type Frame = { document: Document; shell: PageShell; nonce: string; ownStyles: string }

/** Builds the page in an empty document; answers with the element the blocks belong in. */
export async function fillDocument(frame: Frame): Promise<HTMLElement> {
  const { document: target, shell } = frame
  const { source } = shell
  for (const { name, value } of source.documentElement.attributes) {
    target.documentElement.setAttribute(name, value)
  }
  target.head.replaceChildren()
  const loaded = addStyles(frame)
  const body = target.importNode(source.body, true)
  for (const gone of body.querySelectorAll('script, template, dialog')) gone.remove()
  target.body.replaceWith(body)
  const root = blocksPlace(target)
  quieten(target.body, root)
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3000))])
  return root
}

async function addStyles({ document: target, shell, nonce, ownStyles }: Frame): Promise<void> {
  const { source } = shell
  for (const style of source.head.querySelectorAll('style')) {
    const own = target.createElement('style')
    own.nonce = nonce
    own.textContent = style.textContent
    target.head.append(own)
  }
  const links = [...source.head.querySelectorAll('link[rel=stylesheet]')]
  const addresses = [...links.map((link) => link.getAttribute('href') ?? ''), ownStyles]
  await Promise.all(addresses.map((href) => addStyle(target, href)))
}

function addStyle(target: Document, href: string): Promise<void> {
  const link = target.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  target.head.append(link)
  return new Promise((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
}

/** Where the website shows the blocks; a page without any has an empty place. */
function blocksPlace(target: Document): HTMLElement {
  const found = target.querySelector<HTMLElement>('.page-blocks')
  const place = found ?? target.createElement('div')
  if (!found) {
    place.className = 'page-blocks'
    const main = target.querySelector('main') ?? target.body
    main.replaceChildren(place)
  }
  place.replaceChildren()
  return place
}

/** Puts header and footer of another reading in the place of those that are shown. */
export function renewFrameParts(target: Document, { source }: PageShell): void {
  for (const part of ['.header', '.footer']) {
    const [old, fresh] = [target.querySelector(part), source.querySelector(part)]
    if (!old || !fresh) continue
    const next = target.importNode(fresh, true)
    if (old.hasAttribute('inert')) next.setAttribute('inert', '')
    old.replaceWith(next)
  }
}

/** What is not designed here can be seen, but neither reached nor clicked. */
function quieten(outer: Element, root: HTMLElement): void {
  for (const element of outer.children) {
    if (element === root) continue
    if (element.contains(root)) quieten(element, root)
    else element.setAttribute('inert', '')
  }
}
