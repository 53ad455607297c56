import { group, type Point, stroke } from '../../../drawing/brush.ts'

/** Letters as strokes, 14 high: a picture cannot count on any font. Width first, then the strokes. */
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  A: [11, 'M0 14L5.5 0L11 14M2 9.4H9'],
  B: [9, 'M0 0V14H5Q9 14 9 10.4T5 7H0H4.4Q8 7 8 3.5T4.4 0Z'],
  C: [10, 'M10 2.4Q8.4 0 5.4 0Q0 0 0 7T5.4 14Q8.4 14 10 11.6'],
  D: [10, 'M0 0V14H4Q10 14 10 7T4 0Z'],
  E: [8, 'M8 0H0V14H8M0 7H6.6'],
  F: [8, 'M8 0H0V14M0 7H6.6'],
  G: [10, 'M10 2.4Q8.4 0 5.4 0Q0 0 0 7T5.4 14Q10 14 10 9V7.6H6'],
  H: [9, 'M0 0V14M9 0V14M0 7H9'],
  I: [0, 'M0 0V14'],
  J: [6, 'M6 0V10Q6 14 3 14Q0 14 0 11'],
  K: [9, 'M0 0V14M9 0L0 8M3.4 5.4L9 14'],
  L: [7, 'M0 0V14H7'],
  M: [12, 'M0 14V0L6 9L12 0V14'],
  N: [9, 'M0 14V0L9 14V0'],
  O: [11, 'M5.5 0Q0 0 0 7T5.5 14T11 7T5.5 0Z'],
  P: [9, 'M0 14V0H5Q9 0 9 4T5 8H0'],
  R: [9, 'M0 14V0H5Q9 0 9 4T5 8H0M4.6 8L9 14'],
  S: [9, 'M8.6 2.2Q7 0 4.5 0Q.4 0 .4 3.4T4.5 7T8.8 10.6T4.5 14Q1.6 14 0 11.6'],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [9, 'M0 0V9.4Q0 14 4.5 14T9 9.4V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [14, 'M0 0L3.6 14L7 2L10.4 14L14 0'],
  Z: [8, 'M0 0H8L0 14H8'],
  '1': [4, 'M0 3.4L4 0V14'],
  '2': [8, 'M.4 3Q1.4 0 4 0Q8 0 8 3.6Q8 6 4 9.6L0 14H8'],
  '4': [8, 'M6 14V0L0 9.6H8'],
  '9': [8, 'M8 4Q8 8 4 8T0 4T4 0T8 4Q8 11 4 14'],
  '&': [10, 'M10 14L2.4 4.4Q.8 0 4 0T6 3.4Q6 5.4 2.4 7T0 10.6Q0 14 4 14T9.4 7.6'],
}
const GAP = 4.6

/** How wide words stand at a height of 14. */
export function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 3) + GAP, -GAP)
}

type Words = { at: Point; height: number; color: string; weight?: number }

/** Capitals from `at`, their upper left corner. */
export function lettering(
  words: string,
  { at: [x, y], height, color, weight = 2.6 }: Words,
): string {
  let left = 0
  const strokes = [...words].map((letter) => {
    const [width, d] = LETTERS[letter] ?? [3, '']
    const here = left
    left += width + GAP
    return d
      ? stroke(d, color, { width: weight, transform: `translate(${Math.round(here * 10) / 10} 0)` })
      : ''
  })
  const scale = (height / 14).toFixed(3)
  return group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`,
      'stroke-linecap': 'square',
      'stroke-linejoin': 'round',
    },
    ...strokes,
  )
}
