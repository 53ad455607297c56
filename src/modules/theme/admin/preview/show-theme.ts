import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import { colourVariables, shapeVariables } from '../../theme-css.ts'
import type { Scheme } from '../../tokens.ts'
import { showLook } from './show-look.ts'
import { showScheme } from './show-scheme.ts'

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
