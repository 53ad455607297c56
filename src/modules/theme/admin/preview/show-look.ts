import backhaus from '../../looks/backhaus.css?url'
import vereinsheim from '../../looks/vereinsheim.css?url'
import werkstatt from '../../looks/werkstatt.css?url'
import type { Template } from '../../theme.ts'

const SHEETS: Readonly<Record<Template, string>> = { werkstatt, backhaus, vereinsheim }
const LOOKS = 'link[rel="stylesheet"][href*="/look-"],link[data-look]'

/** Exchanges the template's style sheet; the old one goes when the new one is there. */
export function showLook(page: Document, template: Template, onShown: () => void): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>(LOOKS)]
  const last = links.at(-1)
  if (!last || lookOf(last) === template) return
  const next = page.createElement('link')
  next.rel = 'stylesheet'
  next.href = SHEETS[template]
  next.dataset.look = template
  next.addEventListener('load', () => {
    for (const old of links) old.remove()
    onShown()
  })
  last.after(next)
}

function lookOf(link: HTMLLinkElement): string {
  return link.dataset.look ?? /\/look-([a-z]+)-/.exec(link.href)?.[1] ?? ''
}
