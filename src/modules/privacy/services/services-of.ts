import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Privacy } from '../config.ts'
import { messages } from '../messages.ts'
import { KNOWN_NAMES, KNOWN_SERVICES, MEASURING, type MeasuringName } from './known-services.ts'
import type { Service } from './service.ts'

/**
 * Every service the website uses, known ones first: the one list that screens and pages show. Of ours,
 * `lifetimes` says how long the settings keep what they bring.
 */
export function servicesOf(
  privacy: Privacy,
  lang: Lang,
  lifetimes: Readonly<Record<string, string>> = {},
): Service[] {
  const t = translator(messages, lang)
  const known = KNOWN_NAMES.filter((name) => privacy.features[name]).map((name): Service => {
    const { hosts, storage, ...rest } = KNOWN_SERVICES[name]
    return {
      name,
      ...rest,
      label: t(`services.${name}.label`),
      hosts: [...hosts],
      storage: [...storage],
      purpose: t(`services.${name}.purpose`),
      lifetime: lifetimes[name] ?? t(`services.${name}.lifetime`),
    }
  })
  const own = privacy.services.map(({ purpose, ...rest }) => ({ ...rest, purpose: purpose[lang] }))
  return [...known, ...own]
}

/** Those that must not be loaded before the visitor agrees. */
export function askingServices(privacy: Privacy, lang: Lang): Service[] {
  return servicesOf(privacy, lang).filter(({ asks }) => asks)
}

/** Whether visitors are met by the dialog: a service asks, or the owner wants everybody to know that none does. */
export function asksVisitors(privacy: Privacy): boolean {
  return privacy.dialog === 'always' || askingServices(privacy, 'de').length > 0
}

/** Measuring services in use that know their number. */
export function measuringIn({ features, ids }: Privacy): MeasuringName[] {
  return MEASURING.filter((name) => features[name] && ids[name] !== '')
}

/**
 * Names what visitors agree to: it changes when a service that asks comes, goes or does something
 * else, as told in any language, and then they are asked again. No proof by itself; the record keeps
 * the list beside it.
 */
export function consentVersion(privacy: Privacy): string {
  const asked = LANGS.flatMap((lang) => askingServices(privacy, lang)).map(
    ({ name, hosts, storage, label, provider, country, purpose, lifetime }) =>
      [
        name,
        [...hosts].sort(),
        [...storage].sort(),
        label,
        provider,
        country,
        purpose,
        lifetime,
      ] as const,
  )
  const text = JSON.stringify(asked.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return hash(text, 0x811c9dc5) + hash(text, 0x1b873593)
}

/** The service a host belongs to, of those given. */
export function serviceAt(services: readonly Service[], host: string): Service | undefined {
  return services.find(({ hosts }) => hosts.some((pattern) => coversHost(pattern, host)))
}

function coversHost(pattern: string, host: string): boolean {
  if (pattern.startsWith('*.')) return host.endsWith(pattern.slice(1))
  return pattern === host
}

/** FNV-1a over UTF-16, so that server and browser agree without a library. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
