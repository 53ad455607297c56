import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { FIGURES, SHOP_FIGURES, type Statistics } from '../statistics.calls.ts'

const DAILY = [
  'delivered',
  'clicks',
  'opens',
  'orders',
  'revenue',
  'unsubscribed',
  'web_views',
] as const
export type Daily = (typeof DAILY)[number]

/** Which figures there are by day, what they are called, and how one of them reads. */
export function useDailyFigures({ stats, currency, agreed }: Statistics) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const unit = currency ?? 'EUR'
  return {
    // Opens only where somebody agreed to them, orders only for whoever may see them.
    names: DAILY.filter((name) => stats[name] && (name !== 'opens' || agreed > 0)),
    label: (name: Daily) =>
      name === 'revenue' ? t('stats.revenue', { currency: unit }) : t(`stats.${name}`),
    write: (name: Daily, n: number) =>
      name === 'revenue' ? formatMoney(n, lang, unit) : formatNumber(n, lang),
    byDay: (name: Daily) => new Map(stats[name]?.series.map(({ at, n }) => [at, n])),
    total: (name: Daily) => stats[name]?.total ?? 0,
  }
}

/** Days on which something happened. */
export function daysOf({ stats }: Statistics): string[] {
  const names = [...FIGURES, ...SHOP_FIGURES]
  const days = names.flatMap((name) => stats[name]?.series.map(({ at }) => at) ?? [])
  return [...new Set(days)].sort()
}
