import { formatNumber } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** @example fileSize(1_240_000, 'de') // '1,2 MB' */
export function fileSize(bytes: number, lang: Lang): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** power
  const shown = value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${formatNumber(shown, lang)}\u202f${UNITS[power]}`
}
