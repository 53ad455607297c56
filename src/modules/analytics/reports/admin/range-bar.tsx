import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { DayRange } from '../date-range.ts'
import { COMPARISONS, type Comparison } from '../report.calls.ts'
import classes from './report.module.css'
import { isDay, isWhole, PRESETS, type Preset, todayInBerlin } from './use-report.ts'

type Props = {
  range: DayRange
  preset: Preset
  compare: Comparison
  onChange(values: Readonly<Record<string, string | undefined>>): void
}

/** Which days are shown, and which ones they are held against. */
export function RangeBar({ range, preset, compare, onChange }: Props) {
  const t = useMessages(adminMessages)
  // Days are shown once they are whole; until then what is typed stays as it is.
  const [typed, setTyped] = useState<DayRange>()
  const days = typed ?? range
  const write = (values: Partial<DayRange>) => {
    const next = { ...days, ...values }
    setTyped(next)
    if (isWhole(next)) onChange(next)
  }
  // Half a date is no mistake yet.
  const isBackwards = isDay(days.from) && isDay(days.to) && days.from > days.to
  const leave = () => {
    if (typed && isWhole(typed)) setTyped(undefined)
  }
  const choose = (name: string) => {
    setTyped(undefined)
    const kept = name === 'custom' ? range : { from: undefined, to: undefined }
    onChange({ range: name, ...kept })
  }
  return (
    <div className={classes.bar}>
      <NativeSelect
        label={t('range.label')}
        value={preset}
        data={PRESETS.map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {preset === 'custom' && (
        <>
          <TextInput
            type="date"
            label={t('range.from')}
            value={days.from}
            max={days.to}
            error={isBackwards && t('range.backwards')}
            onChange={({ currentTarget }) => write({ from: currentTarget.value })}
            onBlur={leave}
          />
          <TextInput
            type="date"
            label={t('range.to')}
            value={days.to}
            min={days.from}
            max={todayInBerlin()}
            onChange={({ currentTarget }) => write({ to: currentTarget.value })}
            onBlur={leave}
          />
        </>
      )}
      <NativeSelect
        label={t('compare.label')}
        value={compare}
        data={COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ compare: currentTarget.value })}
      />
    </div>
  )
}
