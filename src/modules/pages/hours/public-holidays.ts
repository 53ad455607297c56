import type { Label } from '#kernel/i18n/messages.ts'

/** The German states, by the letters everybody knows them by. */
export const STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const
type State = (typeof STATES)[number]

type Holiday = {
  name: Label
  /** A fixed day ('10-03'), so many days from Easter Sunday, or a rule of its own. */
  on: string | number | ((year: number) => string)
  /** Everywhere unless said. */
  states?: readonly State[]
}

const HOLIDAYS: readonly Holiday[] = [
  { name: { de: 'Neujahr', en: 'New Year’s Day' }, on: '01-01' },
  {
    name: { de: 'Heilige Drei Könige', en: 'Epiphany' },
    on: '01-06',
    states: ['BW', 'BY', 'ST'],
  },
  {
    name: { de: 'Internationaler Frauentag', en: 'International Women’s Day' },
    on: '03-08',
    states: ['BE', 'MV'],
  },
  { name: { de: 'Karfreitag', en: 'Good Friday' }, on: -2 },
  { name: { de: 'Ostersonntag', en: 'Easter Sunday' }, on: 0, states: ['BB'] },
  { name: { de: 'Ostermontag', en: 'Easter Monday' }, on: 1 },
  { name: { de: 'Tag der Arbeit', en: 'Labour Day' }, on: '05-01' },
  { name: { de: 'Christi Himmelfahrt', en: 'Ascension Day' }, on: 39 },
  { name: { de: 'Pfingstsonntag', en: 'Whit Sunday' }, on: 49, states: ['BB'] },
  { name: { de: 'Pfingstmontag', en: 'Whit Monday' }, on: 50 },
  {
    name: { de: 'Fronleichnam', en: 'Corpus Christi' },
    on: 60,
    states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
  },
  { name: { de: 'Mariä Himmelfahrt', en: 'Assumption Day' }, on: '08-15', states: ['SL'] },
  { name: { de: 'Weltkindertag', en: 'World Children’s Day' }, on: '09-20', states: ['TH'] },
  { name: { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' }, on: '10-03' },
  {
    name: { de: 'Reformationstag', en: 'Reformation Day' },
    on: '10-31',
    states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
  },
  {
    name: { de: 'Allerheiligen', en: 'All Saints’ Day' },
    on: '11-01',
    states: ['BW', 'BY', 'NW', 'RP', 'SL'],
  },
  {
    name: { de: 'Buß- und Bettag', en: 'Day of Repentance and Prayer' },
    on: dayOfRepentance,
    states: ['SN'],
  },
  { name: { de: '1. Weihnachtstag', en: 'Christmas Day' }, on: '12-25' },
  { name: { de: '2. Weihnachtstag', en: 'Boxing Day' }, on: '12-26' },
]

/** The public holidays of a year in one state, as days in their order. */
export function publicHolidays(year: number, state: State): { day: string; name: Label }[] {
  return HOLIDAYS.filter(({ states }) => !states || states.includes(state))
    .map(({ on, name }) => ({ day: dayOf(on, year), name }))
    .sort((a, b) => a.day.localeCompare(b.day))
}

/** @example addDays('2026-12-31', 1) → '2027-01-01' */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

function dayOf(on: Holiday['on'], year: number): string {
  if (typeof on === 'string') return `${year}-${on}`
  return typeof on === 'number' ? addDays(easterSunday(year), on) : on(year)
}

/** Gauss's rule, as Meeus wrote it down for the Gregorian calendar. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((century + 8) / 25)
  const moonShift = Math.floor((century - skipped + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return isoDay(year, Math.floor(days / 31), (days % 31) + 1)
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): string {
  const last = isoDay(year, 11, 22)
  const weekday = new Date(`${last}T12:00:00Z`).getUTCDay()
  return addDays(last, -((weekday + 4) % 7))
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
