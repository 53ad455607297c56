const HOUR = 60 * 60 * 1000
const MORNING = 8

/** Times to come back to something, as people name them. */
export function laterMoments(now = new Date()) {
  const tomorrow = morningOf(now, 1)
  // Sunday is day 0; on a Monday the next one is meant.
  const nextWeek = morningOf(now, (8 - now.getDay()) % 7 || 7)
  return { laterToday: new Date(now.getTime() + 3 * HOUR), tomorrow, nextWeek }
}

function morningOf(now: Date, days: number): Date {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  day.setHours(MORNING, 0, 0, 0)
  return day
}
