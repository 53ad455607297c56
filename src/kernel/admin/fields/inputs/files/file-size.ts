const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const

/** @example fileSize(1_536_000, 'de') → '1,5 MB' */
export function fileSize(bytes: number, lang: 'de' | 'en'): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const amount = new Intl.NumberFormat(LOCALES[lang], {
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power)
  return `${amount}\u202f${UNITS[power]}`
}
