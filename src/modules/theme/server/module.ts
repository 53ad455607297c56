import type { ServerModule } from '#kernel/server/module.ts'
import type { ThemeStyle } from '#kernel/server/site/site-parts.ts'
import { type Theme, themeSection } from '../config.ts'
import { FONTS } from '../fonts.ts'
import { themeCss } from '../theme-css.ts'

export const theme: ServerModule = {
  name: 'theme',
  label: { de: 'Gestaltung', en: 'Design' },
  isEssential: true,
  config: [themeSection],
  site: { style: (config) => styleOf(config.get(themeSection)) },
}

function styleOf(chosen: Theme): ThemeStyle {
  return {
    template: chosen.template,
    css: themeCss(chosen),
    fonts: [FONTS[chosen.heading_font].file, FONTS[chosen.body_font].file],
    bar: { light: chosen.light.surface, dark: chosen.dark.surface },
  }
}
