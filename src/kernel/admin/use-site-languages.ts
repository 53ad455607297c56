import { siteSection } from '../contract/sections/site.ts'
import { LANGS, type Lang } from '../i18n/messages.ts'
import { useSession } from './session.tsx'

/** Languages worth showing of a thing: those of the website, and those it is written in anyway. */
export function useSiteLanguages(written: Readonly<Partial<Record<Lang, unknown>>>): Lang[] {
  const site: unknown = useSession().config[siteSection.name]
  const known = siteSection.schema.partial().safeParse(site)
  const shown = (known.success && known.data.languages) || LANGS
  return LANGS.filter((lang) => shown.includes(lang) || written[lang] !== undefined)
}
