export type Kept = { daily: number; weekly: number; monthly: number }
type Dated = { name: string; at: Date }

const ZONE = 'Europe/Berlin'

/**
 * Which of some backups are no longer needed: of each of the last days, weeks and months that have
 * one, the newest is kept; the newest of all always is.
 */
export function surplus<T extends Dated>(backups: readonly T[], keep: Kept): T[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<T>(newestFirst.slice(0, 1))
  const rules = [
    { periodOf: dayOf, count: keep.daily },
    { periodOf: weekOf, count: keep.weekly },
    { periodOf: monthOf, count: keep.monthly },
  ]
  for (const { periodOf, count } of rules) {
    const periods = new Set<string>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.at)
      if (periods.has(period) || periods.size >= count) continue
      periods.add(period)
      kept.add(backup)
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup))
}

function dayOf(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone: ZONE })
}

function monthOf(at: Date): string {
  return dayOf(at).slice(0, 7)
}

/** The Monday it began with. */
function weekOf(at: Date): string {
  const day = new Date(`${dayOf(at)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
