import { tablesOf } from '#kernel/server/database.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { SiteResolver, ThemeStyle } from '#kernel/server/site/site-parts.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { type Theme, themeSection } from '../config.ts'
import { FONTS } from '../fonts.ts'
import { logoAddress } from '../logo-address.ts'
import { ICON_PATH, iconOf } from '../site-icon.ts'
import { themeCss } from '../theme-css.ts'
import { mailThemeFrom } from './mail-theme.ts'

const LETTER_PATH = '/icon.svg'
const NAMES: readonly string[] = [ICON_PATH.slice(1), 'favicon.ico']

/**
 * The smallest size of the picture that stands for the website. Browsers ask for `/favicon.ico` by
 * themselves; like a picture that is gone, it is answered with what there is.
 */
const resolveIcon: SiteResolver = async ({ config, db }, { segments }) => {
  const [name = '', more] = segments
  if (more !== undefined || !NAMES.includes(name.toLowerCase())) return undefined
  const icon = iconOf(config.get(themeSection))
  const [file] = icon ? await filesById(tablesOf<FileTables>(db), [icon.file]) : []
  const form = file && !file.isPrivate && !file.isMissing ? file.gridrefs[0] : undefined
  const to = file && form ? `/download/${file._id}/${form.gridref}` : LETTER_PATH
  return { kind: 'redirect', to, status: 302, isAlwaysOpen: true }
}

export const theme: ServerModule = {
  name: 'theme',
  label: { de: 'Gestaltung', en: 'Design' },
  isEssential: true,
  needs: ['config', 'files'],
  config: [themeSection],
  mailTheme: (config) => mailThemeFrom(config.get(themeSection)),
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
