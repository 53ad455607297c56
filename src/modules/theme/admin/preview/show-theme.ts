import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import { colourVariables, shapeVariables } from '../../theme-css.ts'
import type { Scheme } from '../../tokens.ts'
import { showLook } from './show-look.ts'
import { showScheme } from './show-scheme.ts'

/** Puts a page into a look, as the server would have drawn it; nothing is stored. */
export function showTheme(page: Document, theme: Theme, scheme: Scheme): void {
  const { documentElement: root } = page
  Object.assign(root.dataset, {
    template: theme.template,
    header: theme.header,
    footer: theme.footer,
  })
  for (const [name, value] of [...shapeVariables(theme), ...colourVariables(theme, scheme)]) {
    root.style.setProperty(name, value)
  }
  root.style.colorScheme = scheme
  showScheme(page, scheme)
  showLook(page, theme.template, () => showScheme(page, scheme))
  showLogo(page, theme.logo)
}

function showLogo(page: Document, logo: Theme['logo']): void {
  const name = page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  for (const mark of page.querySelectorAll('.mark')) {
    const src = logo && logoAddress(logo)
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
