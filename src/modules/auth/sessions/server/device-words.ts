import type { Lang } from '#kernel/i18n/messages.ts'

/** The first that fits: browsers name their ancestors too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const WORDS = {
  de: { on: 'auf', browser: 'ein unbekannter Browser', system: 'einem unbekannten Gerät' },
  en: { on: 'on', browser: 'an unknown browser', system: 'an unknown device' },
} as const

/**
 * Browser and system as people call them.
 * @example deviceWords(agent, 'de') // 'Firefox auf Windows'
 */
export function deviceWords(agent: string, lang: Lang): string {
  const words = WORDS[lang]
  const browser = nameIn(BROWSERS, agent) ?? words.browser
  const system = nameIn(SYSTEMS, agent) ?? words.system
  return `${browser} ${words.on} ${system}`
}

function nameIn(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1]
}
