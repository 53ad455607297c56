import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import backhaus from '../../looks/backhaus.css?url'
import vereinsheim from '../../looks/vereinsheim.css?url'
import werkstatt from '../../looks/werkstatt.css?url'
import type { Template } from '../../theme.ts'
import { colourVariables, shapeVariables } from '../../theme-css.ts'
import type { Scheme } from '../../tokens.ts'

const QUERY = /prefers-color-scheme:\s*(light|dark)/

/** What the rules of a page asked for before they were bent to a scheme. */
const asked = new WeakMap<CSSMediaRule, { scheme: string; medium: string }>()

const SHEETS: Readonly<Record<Template, string>> = { werkstatt, backhaus, vereinsheim }

const LOOKS = 'link[rel="stylesheet"][href*="/look-"],link[data-look]'

/** Puts a page into a look, as the server would have drawn it; nothing is stored. */
export function showTheme(page: Document, theme: Theme, scheme: Scheme): void {
  const { documentElement: root } = page
  showVariants(page, theme)
  for (const [name, value] of [...shapeVariables(theme), ...colourVariables(theme, scheme)]) {
    root.style.setProperty(name, value)
  }
  root.style.colorScheme = scheme
  showScheme(page, scheme)
  showLook(page, theme.template, () => showScheme(page, scheme))
  showLogo(page, theme.logo)
}

/** Lets a page be again what the server made of it; `saved` is the look it was made with. */
export function endTheme(page: Document, saved: Theme): void {
  const { style } = page.documentElement
  showVariants(page, saved)
  for (const [name] of [...shapeVariables(saved), ...colourVariables(saved, 'light')]) {
    style.removeProperty(name)
  }
  style.removeProperty('color-scheme')
  showScheme(page, undefined)
  showLook(page, saved.template, () => undefined)
  showLogo(page, saved.logo)
}

function showVariants(page: Document, { template, header, footer }: Theme): void {
  Object.assign(page.documentElement.dataset, { template, header, footer })
}

function showLogo(page: Document, logo: Theme['logo']): void {
  const said = page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
  for (const mark of page.querySelectorAll('.mark')) {
    const src = logo && logoAddress(logo)
    const name = said ?? mark.querySelector('img')?.alt ?? mark.textContent
    if (mark.querySelector('img')?.getAttribute('src') === (src ?? undefined)) continue
    mark.replaceChildren(logo && src ? picture(page, { ...logo, src, alt: name }) : name)
  }
}

type Shown = { src: string; width: number; height: number; alt: string }

function picture(page: Document, { src, width, height, alt }: Shown): HTMLImageElement {
  const image = page.createElement('img')
  Object.assign(image, { src, width, height, alt })
  return image
}

/** Exchanges the template's style sheet; the old one goes when the new one is there. */
function showLook(page: Document, template: Template, onShown: () => void): void {
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

/** Shows a page in light or dark, whatever the device prefers; undefined: as the device prefers. */
function showScheme(page: Document, scheme: Scheme | undefined): void {
  for (const sheet of page.styleSheets) bend(page, sheet.cssRules, scheme)
}

function bend(page: Document, rules: CSSRuleList, scheme: Scheme | undefined): void {
  const Media = page.defaultView?.CSSMediaRule
  if (!Media) return
  for (const rule of rules) {
    if (!(rule instanceof Media)) continue
    const wanted = wishOf(rule)
    if (wanted) {
      asked.set(rule, wanted)
      const bent = wanted.scheme === scheme ? 'all' : 'not all'
      const medium = scheme ? bent : wanted.medium
      if (rule.media.mediaText !== medium) rule.media.mediaText = medium
    }
    bend(page, rule.cssRules, scheme)
  }
}

function wishOf(rule: CSSMediaRule) {
  const medium = rule.media.mediaText
  const [, scheme] = QUERY.exec(medium) ?? []
  return asked.get(rule) ?? (scheme ? { scheme, medium } : undefined)
}
