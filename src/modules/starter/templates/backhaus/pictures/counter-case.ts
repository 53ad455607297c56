import { poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { plank } from './paint.ts'
import { CREAM, INK, NIGHT, WOOD_DARK, WOOD_LIGHT } from './palette.ts'

/** The glass case: its upper left corner and how far it reaches. */
export const CASE = { x: 90, y: 470, w: 1420, h: 392 }

/** Back and shelves of the case, and the wooden front below it. */
export function caseFront(): string[] {
  const { x, y, w, h } = CASE
  const fields = times(7, (at) => ({ x: x + 20 + at * 200, y: y + h + 62, w: 172, h: 160 }))
  return [
    rect({ x: 0, y: 440, w: 1600, h: 627 }, INK, { opacity: '0.75' }),
    rect({ x: x - 30, y: y + h + 20, w: w + 60, h: 240 }, 'url(#panel)'),
    ...fields.flatMap((field) => [
      rect(field, NIGHT, { rx: 4, opacity: '0.35' }),
      stroke(`M${field.x} ${field.y + field.h}v${-field.h}h${field.w}`, NIGHT, {
        width: 3,
        opacity: '0.6',
      }),
      stroke(`M${field.x} ${field.y + field.h}h${field.w}v${-field.h}`, '#dfe8f0', {
        width: 3,
        opacity: '0.4',
      }),
    ]),
    rect({ x, y, w, h: h + 8 }, 'url(#inside)'),
    rect({ x, y: y + 232, w, h: 12 }, '#fffaf0', { opacity: '0.9' }),
    rect({ x, y: y + 244, w, h: 40 }, WOOD_DARK, { opacity: '0.2' }),
    ...plank({ x: x - 40, y: y + h, w: w + 80, h: 34 }, WOOD_LIGHT),
    rect({ x: x - 40, y: y + h + 34, w: w + 80, h: 22 }, INK, { opacity: '0.35' }),
  ]
}

/** What the light does on the panes in front of everything. */
export function caseGlass(): string[] {
  const { x, y, w, h } = CASE
  const gleam = (left: number, wide: number) =>
    poly(
      [
        [left + 190, y],
        [left + 190 + wide, y],
        [left + wide, y + h],
        [left, y + h],
      ],
      '#fff',
      { opacity: '0.13' },
    )
  return [
    gleam(x + 60, 120),
    gleam(x + 210, 36),
    gleam(x + 760, 160),
    gleam(x + 960, 40),
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, '#f6ead2', { width: 8, opacity: '0.9' }),
    ...[1, 2].map((at) => rect({ x: x + (w / 3) * at - 3, y, w: 6, h }, CREAM, { opacity: '0.8' })),
    ...plank({ x: x - 24, y: y - 22, w: w + 48, h: 26 }, WOOD_LIGHT),
  ]
}
