const QUOTA_WARN_PERCENT = 80
const QUOTA_FULL_PERCENT = 95

type QuotaLevel = 'good' | 'warn' | 'bad'

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** Used share in percent with two decimals; it may exceed 100 when more is used than allowed. */
export function quotaPercent(used: number, total: number): number {
  if (total <= 0) return used > 0 ? 100 : 0
  return Math.round((Math.max(0, used) / total) * 10_000) / 100
}

export function quotaLevel(percent: number): QuotaLevel {
  if (percent >= QUOTA_FULL_PERCENT) return 'bad'
  return percent >= QUOTA_WARN_PERCENT ? 'warn' : 'good'
}

/** `1_500_000` becomes "1,5 MB" in German; decimal units, as disks are sold. */
export function formatBytes(bytes: number, locale: string): string {
  const steps = bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3)
  const index = Math.min(steps, BYTE_UNITS.length - 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: BYTE_UNITS[index],
    // In short, English has no plural for bytes: '0 byte'.
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** index)
}

/** `37.46` becomes "37,46 %" in German. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / 100)
}
