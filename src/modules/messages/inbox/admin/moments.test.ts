import { expect, test } from 'vitest'
import { laterMoments } from './moments.ts'

test('next Monday is never today, and mornings begin at eight', () => {
  for (let day = 1; day <= 14; day += 1) {
    const now = new Date(2026, 10, day, 15, 30)
    const { tomorrow, nextWeek, laterToday } = laterMoments(now)
    expect(nextWeek.getDay()).toBe(1)
    expect(nextWeek.getTime()).toBeGreaterThan(now.getTime())
    expect(nextWeek.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 24 * 3_600_000)
    expect([tomorrow.getHours(), nextWeek.getHours()]).toEqual([8, 8])
    expect(laterToday.getTime() - now.getTime()).toBe(3 * 3_600_000)
  }
})
