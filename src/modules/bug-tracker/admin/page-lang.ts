import type { Lang } from '#kernel/i18n/messages.ts'

/** The language of the page, for sources of pickers and filters: they are no components. */
export function pageLang(): Lang {
  return document.documentElement.lang === 'en' ? 'en' : 'de'
}
