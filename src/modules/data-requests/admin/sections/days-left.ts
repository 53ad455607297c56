const DAY = 24 * 60 * 60 * 1000

/** '2026-11-15', where the business is. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}

/** Whole days until a day; negative once it is over. */
export function daysLeft(due: string): number {
  return Math.round((Date.parse(due) - Date.parse(today())) / DAY)
}
