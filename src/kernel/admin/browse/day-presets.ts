import type { DayRange } from '../fields/filter.ts'

export const DAY_PRESETS = ['today', 'last7', 'last30', 'thisYear'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]

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
