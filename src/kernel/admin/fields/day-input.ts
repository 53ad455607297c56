/**
 * What someone typed as a day: '14.11.2026', '14.11.26', '14/11/2026', '141126', '2026-11-14', or
 * '14.11.' for this year. null when it is no day of the calendar.
 */
export function parseDay(typed: string, thisYear: number): string | null {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const parts =
    /^(\d{1,2})[./-](\d{1,2})[./-]?(\d{4}|\d{2})?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!parts) return null
  return dayOf(parts[3] ?? String(thisYear), parts[2], parts[1])
}

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
  return isReal ? iso : null
}
