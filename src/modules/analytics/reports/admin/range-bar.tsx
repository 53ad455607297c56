import { NativeSelect, TextInput } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { DayRange } from '../date-range.ts'
import { COMPARISONS, type Comparison } from '../report.calls.ts'
import classes from './report.module.css'
import { PRESETS, type Preset, todayInBerlin } from './use-report.ts'

type Props = {
  range: DayRange
  preset: Preset
  compare: Comparison
  onChange(values: Readonly<Record<string, string | undefined>>): void
}

/** Which days are shown, and which ones they are held against. */
export function RangeBar({ range, preset, compare, onChange }: Props) {
  const t = useMessages(adminMessages)
  const choose = (name: string) => {
    const days = name === 'custom' ? range : { from: undefined, to: undefined }
    onChange({ range: name, ...days })
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
            value={range.from}
            max={range.to}
            onChange={({ currentTarget }) => onChange({ ...range, from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('range.to')}
            value={range.to}
            min={range.from}
            max={todayInBerlin()}
            onChange={({ currentTarget }) => onChange({ ...range, to: currentTarget.value })}
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
