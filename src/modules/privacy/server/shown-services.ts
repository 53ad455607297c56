import type { Lang } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { privacySection } from '../config.ts'
import type { Service } from '../services/service.ts'
import { servicesOf } from '../services/services-of.ts'

/** Every service as visitors read about it; modules say how long theirs is kept right now. */
export function shownServices(
  { config, modules }: Pick<Services, 'config' | 'modules'>,
  lang: Lang,
): Service[] {
  const told = modules.flatMap(({ lifetimes = {} }) => Object.entries(lifetimes))
  const lifetimes = told.map(([name, lifetime]) => [name, lifetime(config)[lang]])
  return servicesOf(config.get(privacySection), lang, Object.fromEntries(lifetimes))
}
