import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { type Business, DAYS } from '../config.ts'
import { messages } from '../messages.ts'
import { addDays, publicHolidays } from './public-holidays.ts'

/** How long before visitors are told, in days: holidays are soon forgotten again. */
const AHEAD = { closure: 21, holiday: 10 } as const

/** 'Betriebsferien', '24.12.2026 bis 06.01.2027'. */
type ClosureLine = { title: string; days: string }

type Facts = Pick<Business, 'closures' | 'holidays' | 'hours'>

/** When the business is closed although its hours say otherwise, as far as it concerns visitors now. */
export function closureLines(business: Facts, lang: Lang, today = dayInBerlin()): ClosureLine[] {
  const t = translator(messages, lang)
  const said = business.closures
    .filter(({ from, to }) => to >= today && from <= addDays(today, AHEAD.closure))
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to, note }) => ({
      title: note[lang] || t('facts.holidays'),
      days:
        from === to
          ? formatDay(from, lang)
          : t('facts.until', { from: formatDay(from, lang), to: formatDay(to, lang) }),
    }))
  const free = holidaysAhead(business, today).map(({ day, name }) => ({
    title: name[lang],
    days: t('facts.closedOn', { day: formatDay(day, lang) }),
  }))
  return [...said, ...free]
}

/** Days on which it would be open, were it not for the holiday, and that no longer closure covers. */
function holidaysAhead({ holidays, hours, closures }: Facts, today: string) {
  if (holidays === null) return []
  const last = addDays(today, AHEAD.holiday)
  const years = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))]
  return years
    .flatMap((year) => publicHolidays(year, holidays))
    .filter(({ day }) => day >= today && day <= last)
    .filter(({ day }) => hours.some((line) => line.opens && line.days.includes(weekdayOf(day))))
    .filter(({ day }) => !closures.some(({ from, to }) => from <= day && day <= to))
}

function weekdayOf(day: string) {
  return DAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo'
}
