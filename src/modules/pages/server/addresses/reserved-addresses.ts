import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { TAKEN_WORDS } from '#kernel/contract/taken-words.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { createRouteTable } from '#kernel/server/site/route/route-table.ts'
import { readAddress } from '#kernel/server/site/route/site-path.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import type { Config, PageChange } from '../unit-of-work.ts'

/** In English the legal pages have names of their own. */
const TAKEN_IN_ENGLISH = new Set(['imprint', 'privacy'])

const fixedPages = madeOnce(createRouteTable)

/** Whether no stored page of this language may live at this path. */
export function isReserved(
  { config, modules }: Pick<PageChange['scope'], 'config' | 'modules'>,
  { path, lang }: { path: string; lang: Lang },
): boolean {
  const address = readAddress(path)
  // A German page called "en" would stand where the English website begins.
  if (!address || address.lang !== lang) return true
  const words = address.segments.map((segment) => segment.toLowerCase())
  const isEnglish = address.lang === 'en'
  const first = isEnglish ? words[1] : words[0]
  if (first === undefined) return false
  if (TAKEN_WORDS.includes(first) || first === config.get(adminCenterSection).url) return true
  if (isEnglish && words.length === 2 && TAKEN_IN_ENGLISH.has(first)) return true
  // Addresses that modules answer by themselves, as far as they are switched on.
  return fixedPages(modules).match(address, (name) => isOn(modules, config, name)) !== undefined
}

/** Whether a module is switched on. */
export function isOn(modules: readonly ServerModule[], config: Config, name: string): boolean {
  const module = modules.find((one) => one.name === name)
  return isComponentEnabled(config.get(enabledComponentsSection), module ?? name)
}
