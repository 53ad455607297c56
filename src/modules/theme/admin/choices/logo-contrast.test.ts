import { expect, test } from 'vitest'
import { themeOf } from '../../config.ts'
import { faintIn } from './logo-contrast.ts'

const [BLACK, WHITE] = [0.01, 0.98]
const all = (ink: number) => Array.from({ length: 40 }, () => ink)

test('a logo is warned of where it has no contrast to the ground of its header', () => {
  const theme = themeOf('werkstatt')
  expect(faintIn(all(WHITE), theme)).toEqual(['light'])
  expect(faintIn(all(BLACK), theme)).toEqual(['dark'])
  expect(faintIn([...all(BLACK), ...all(WHITE)], theme)).toEqual([])
  expect(faintIn([], theme)).toEqual([])
})
