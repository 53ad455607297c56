import type { ServerModule } from '#kernel/server/module.ts'
import type { ThemeStyle } from '#kernel/server/site/site-parts.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import { type Theme, themeSection } from '../config.ts'
import { FONTS } from '../fonts.ts'
import { logoAddress } from '../logo-address.ts'
import { ICON_PATH, iconOf } from '../site-icon.ts'
import { themeCss } from '../theme-css.ts'
import { resolveIcon } from './resolve-icon.ts'

export const theme: ServerModule = {
  name: 'theme',
  label: { de: 'Gestaltung', en: 'Design' },
  isEssential: true,
  needs: ['config', 'files'],
  config: [themeSection],
  site: { style: (config) => styleOf(config.get(themeSection)), resolvers: [resolveIcon] },
}

const styleOf = madeOnce((chosen: Theme): ThemeStyle => {
  const { template, header, footer, logo, light, dark } = chosen
  return {
    template,
    css: themeCss(chosen),
    fonts: [FONTS[chosen.heading_font].file, FONTS[chosen.body_font].file],
    bar: { light: light.surface, dark: dark.surface },
    variants: { header, footer },
    icon: iconOf(chosen) ? ICON_PATH : undefined,
    logo: logo ? { src: logoAddress(logo), width: logo.width, height: logo.height } : undefined,
  }
})
