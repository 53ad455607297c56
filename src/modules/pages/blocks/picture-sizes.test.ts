import { expect, test } from 'vitest'
import { coverSizes, pictureSizes } from './picture-sizes.ts'

const WHOLE = { xs: 1, md: 1, lg: 1 }
const WIDE = { width: 1600, height: 900 }

test('a picture that is shown whole is as wide as its block', () => {
  expect(pictureSizes({ xs: 1, md: 0.5, lg: 0.25 })).toBe(
    '(min-width: 1200px) min(25vw, 20rem), (min-width: 768px) 50vw, 100vw',
  )
})

test('a wide picture in a tall box is drawn wider than the box, and asks for those pixels', () => {
  const box = { xs: 4 / 5, md: 2, lg: 2 }
  expect(pictureSizes(WHOLE, { picture: WIDE, box })).toBe(
    '(min-width: 1200px) min(100vw, 80rem), (min-width: 768px) 100vw, 222vw',
  )
  const tall = { width: 900, height: 1600 }
  expect(pictureSizes(WHOLE, { picture: tall, box })).toBe(
    '(min-width: 1200px) min(100vw, 80rem), (min-width: 768px) 100vw, 100vw',
  )
})

test('behind the first words it is as high as the window, and never asks for more than twice its width', () => {
  expect(coverSizes(WIDE)).toBe('max(100vw, min(164vh, 200vw))')
  expect(coverSizes({ width: 0, height: 0 })).toBe('max(100vw, min(0vh, 200vw))')
})
