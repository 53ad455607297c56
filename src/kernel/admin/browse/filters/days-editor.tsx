import { Button, Group, Stack } from '@mantine/core'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import type { DayRange } from '../../fields/filter.ts'
import { DayBox } from '../../fields/inputs/moment-inputs.tsx'
import { useMessages } from '../../session.tsx'
import { browseMessages } from '../messages.ts'
import type { EditorProps } from './filter-editor.tsx'

/** From, to, and the ranges people ask for most. */
export function DaysEditor({ value = {}, onChange, onDone }: EditorProps<DayRange>) {
  const t = useMessages(browseMessages)
  const today = toWallTime(new Date().toISOString())?.day ?? ''
  const set = (change: DayRange) => {
    const next = { ...value, ...change }
    onChange(next.from || next.to ? next : undefined)
  }
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {DAY_PRESETS.map((preset) => (
          <Button
            key={preset}
            variant="default"
            size="compact-sm"
            onClick={() => {
              onChange(presetRange(preset, today))
              onDone()
            }}
          >
            {t(`filter.${preset}`)}
          </Button>
        ))}
      </Group>
      <DayBox
        label={t('filter.from')}
        value={value.from ?? null}
        onChange={(day) => set({ from: day ?? undefined })}
      />
      <DayBox
        label={t('filter.to')}
        value={value.to ?? null}
        onChange={(day) => set({ to: day ?? undefined })}
      />
    </Stack>
  )
}

const DAY_PRESETS = ['today', 'last7', 'last30', 'thisYear'] as const
type DayPreset = (typeof DAY_PRESETS)[number]

const DAYS_BACK = { today: 0, last7: 6, last30: 29 } as const

/** The range of a preset, today included. */
export function presetRange(preset: DayPreset, today: string): DayRange {
  if (preset === 'thisYear') {
    const year = today.slice(0, 4)
    return { from: `${year}-01-01`, to: `${year}-12-31` }
  }
  return { from: daysBefore(today, DAYS_BACK[preset]), to: today }
}

function daysBefore(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - count)
  return moment.toISOString().slice(0, 10)
}
