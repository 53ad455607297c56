import type { Lang } from '#kernel/i18n/messages.ts'
import { sitePage } from '#kernel/site/page.ts'

/** Pasted markup that names nobody else; it waits for no service. */
export const OWN_MARKUP = 'html'
/** Names a number in the settings instead of a stored block. */
export const SETTING_REF = 'setting'

/** The door: a frame of our own whose policy follows the visitor's consent (decision 030). */
export const embedPage = sitePage<never>({
  name: 'embed',
  path: { de: '/embed/:service/:ref', en: '/en/embed/:service/:ref' },
  cache: 'private',
  isUncounted: true,
})

/** @example embedPath('de', 'youtube', 'x1') // '/embed/youtube/x1' */
export function embedPath(lang: Lang, service: string, ref: string): string {
  return embedPage.path[lang].replace(':service', service).replace(':ref', ref)
}
