import { Button, Group, Stack } from '@mantine/core'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import type { DayRange } from '../fields/filter.ts'
import { DayBox } from '../fields/inputs/moment-inputs.tsx'
import { useTexts } from '../session.tsx'
import { DAY_PRESETS, presetRange } from './day-presets.ts'
import type { EditorProps } from './filter-editor.tsx'
import { browseTexts } from './texts.ts'

/** From, to, and the ranges people ask for most. */
export function DaysEditor({ value = {}, onChange, onDone }: EditorProps<DayRange>) {
  const t = useTexts(browseTexts)
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
