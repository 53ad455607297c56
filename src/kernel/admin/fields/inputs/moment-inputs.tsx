import '@mantine/dates/styles.css'
import 'dayjs/locale/de'
import { DateInput, type DateInputProps, DatesProvider, TimePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { fromWallTime, toWallTime } from '#kernel/i18n/berlin-time.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import type { InputProps } from '../field.ts'
import { fieldMessages } from '../messages.ts'
import classes from './field-input.module.css'
import { FieldSet } from './field-set.tsx'
import { labelProps } from './label-props.ts'

type Moment = InputProps<string | null>

export function DayInput(props: Moment) {
  return <DayBox {...labelProps(props)} value={props.value} onChange={props.onChange} />
}

export function TimeInput(props: Moment) {
  const { value, onChange } = props
  return (
    <TimeBox {...labelProps(props)} value={value} onChange={(time) => onChange(time || null)} />
  )
}

/** Day and time side by side, both typed or picked; a day alone means its beginning. */
export function MomentInput(props: Moment) {
  const { field, value, onChange, text, error } = props
  const t = useMessages(fieldMessages)
  const wall = value ? toWallTime(value) : undefined
  const change = (day: string | null | undefined, time: string) =>
    onChange(day ? (fromWallTime({ day, time: time || '00:00' }) ?? null) : null)
  return (
    <FieldSet field={field} text={text} error={error}>
      <div className={classes.moment}>
        <DayBox
          aria-label={`${text.label}: ${t('input.dayOf')}`}
          error={Boolean(error)}
          value={wall?.day ?? null}
          onChange={(day) => change(day, wall?.time ?? '')}
        />
        <TimeBox
          label={undefined}
          disabled={!wall}
          value={wall?.time ?? null}
          onChange={(time) => change(wall?.day, time)}
        />
      </div>
    </FieldSet>
  )
}

type DayBoxProps = Omit<DateInputProps, 'value' | 'onChange'> & {
  value: string | null
  onChange(day: string | null): void
}

/** A day that can be typed in any usual way, or picked from a calendar. */
export function DayBox(props: DayBoxProps) {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  const isGerman = lang === 'de'
  return (
    <DatesProvider
      settings={{ locale: lang, firstDayOfWeek: 1, weekendDays: [0], consistentWeeks: true }}
    >
      <DateInput
        placeholder={isGerman ? 'TT.MM.JJJJ' : 'DD/MM/YYYY'}
        rightSection={<IconCalendar {...SMALL_ICON} />}
        rightSectionPointerEvents="none"
        {...props}
        valueFormat={isGerman ? 'DD.MM.YYYY' : 'DD/MM/YYYY'}
        dateParser={(typed) => parseDay(typed, new Date().getFullYear())}
        allowDeselect
        popoverProps={{ returnFocus: false }}
        ariaLabels={{
          previousMonth: t('input.previousMonth'),
          nextMonth: t('input.nextMonth'),
          previousYear: t('input.previousYear'),
          nextYear: t('input.nextYear'),
          previousDecade: t('input.previousDecade'),
          nextDecade: t('input.nextDecade'),
          monthLevelControl: t('input.chooseMonth'),
          yearLevelControl: t('input.chooseYear'),
        }}
      />
    </DatesProvider>
  )
}

type TimeBoxProps = Partial<ReturnType<typeof labelProps>> & {
  disabled?: boolean
  value: string | null
  onChange(time: string): void
}

function TimeBox({ value, onChange, placeholder: _, ...label }: TimeBoxProps) {
  const t = useMessages(fieldMessages)
  return (
    <TimePicker
      {...label}
      format="24h"
      hoursInputLabel={t('input.hours')}
      minutesInputLabel={t('input.minutes')}
      value={value?.slice(0, 5) ?? ''}
      onChange={(time) => onChange(time.slice(0, 5))}
    />
  )
}

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
