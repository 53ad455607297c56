import { formatDay, formatMoment } from '#kernel/i18n/format.ts'
import { type Field, type FieldOptions, makeField } from '../field.ts'
import { daysFilter } from '../filter.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** A calendar day, '2026-11-14'. */
export function date(options: FieldOptions = {}): Field<string> {
  return makeField<string>(
    'date',
    {
      empty: null,
      faults: (value) => (DAY.test(value) ? [] : [{ path: '', key: 'day' }]),
      plain: (value, { lang }) => (DAY.test(value) ? formatDay(value, lang) : value),
      csv: (value) => ({ date: value }),
      filter: daysFilter(),
    },
    options,
  )
}

/** A time of day, '13:30'. */
export function time(options: FieldOptions = {}): Field<string> {
  return makeField<string>(
    'time',
    {
      empty: null,
      faults: (value) => (TIME.test(value) ? [] : [{ path: '', key: 'time' }]),
      plain: (value) => value.slice(0, 5),
    },
    options,
  )
}

/** A moment: UTC on the wire, Berlin time on the screen. */
export function dateTime(options: FieldOptions = {}): Field<string> {
  return makeField<string>(
    'date-time',
    {
      empty: null,
      faults: (value) => (Number.isNaN(Date.parse(value)) ? [{ path: '', key: 'day' }] : []),
      plain: (value, { lang }) =>
        Number.isNaN(Date.parse(value)) ? value : formatMoment(value, lang),
      csv: (value) => ({ date: value }),
      filter: daysFilter(),
    },
    options,
  )
}
