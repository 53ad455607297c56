import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { privacySection } from '../config.ts'
import type { Service } from '../services/service.ts'
import { servicesOf } from '../services/services-of.ts'

type Told = Pick<Services, 'config' | 'modules'>

/** Every service as visitors read about it; modules say how long theirs is kept right now. */
export function shownServices({ config, modules }: Told, lang: Lang): Service[] {
  const told = modules.flatMap(({ lifetimes = {} }) => Object.entries(lifetimes))
  const lifetimes = told.map(([name, lifetime]) => [name, lifetime(config)[lang]])
  const services = servicesOf(config.get(privacySection), lang, Object.fromEntries(lifetimes))
  return [...services, ...ownProcessing({ config, modules }, lang)]
}

/** What the website does by itself, without other providers and without asking. */
function ownProcessing({ config, modules }: Told, lang: Lang): Service[] {
  const enabled = config.get(enabledComponentsSection)
  return modules.flatMap((module) => {
    const { processing } = module
    if (!processing || !isComponentEnabled(enabled, module)) return []
    const { name, label, purpose, basis, lifetime, stored } = processing
    const nobody = { provider: '', country: '', hosts: [], storage: [], asks: false }
    const words = { label: label[lang], purpose: purpose[lang], basis: basis[lang] }
    const more = stored && { href: stored.path[lang], label: stored.label[lang] }
    return [{ name, ...nobody, ...words, more, lifetime: lifetime(config)[lang] }]
  })
}
