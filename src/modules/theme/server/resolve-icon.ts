import { tablesOf } from '#kernel/server/database.ts'
import type { SiteResolver } from '#kernel/server/site/site-parts.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { themeSection } from '../config.ts'
import { ICON_PATH, iconOf } from '../site-icon.ts'

const LETTER_PATH = '/icon.svg'
const NAMES: readonly string[] = [ICON_PATH.slice(1), 'favicon.ico']

/**
 * The smallest size of the picture that stands for the website. Browsers ask for `/favicon.ico` by
 * themselves; like a picture that is gone, it is answered with what there is.
 */
export const resolveIcon: SiteResolver = async ({ config, db }, { segments }) => {
  const [name = '', more] = segments
  if (more !== undefined || !NAMES.includes(name.toLowerCase())) return undefined
  const icon = iconOf(config.get(themeSection))
  const [file] = icon ? await filesById(tablesOf<FileTables>(db), [icon.file]) : []
  const form = file && !file.isPrivate && !file.isMissing ? file.gridrefs[0] : undefined
  const to = file && form ? `/download/${file._id}/${form.gridref}` : LETTER_PATH
  return { kind: 'redirect', to, status: 302, isAlwaysOpen: true }
}
