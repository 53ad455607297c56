import {
  area,
  type Box,
  circle,
  ellipse,
  group,
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { star } from './crest.ts'
import { CLUB, GOLD, TIMBER_DARK, WHITE } from './palette.ts'

type Metal = 'gold' | 'silver'

/** A cup with two handles on a black foot; its foot stands at the point. */
export function cup([x, y]: Point, scale: number, metal: Metal): string {
  const fill = `url(#${metal})`
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ellipse([0, 0], [62, 9], '#120c08'),
    rect({ x: -42, y: -40, w: 84, h: 40 }, 'url(#base)', { rx: 2 }),
    rect({ x: -22, y: -30, w: 44, h: 18 }, fill),
    area('M-30 -40H30Q26 -54 12 -60V-88H-12V-60Q-26 -54 -30 -40Z', fill),
    ellipse([0, -88], [16, 6], metal === 'gold' ? '#c98f32' : '#98a3ab'),
    stroke('M-52 -186C-92 -190 -92 -126 -34 -116M52 -186C92 -190 92 -126 34 -116', fill, 8),
    area('M-58 -206H58C60 -150 44 -100 0 -92C-44 -100 -60 -150 -58 -206Z', fill),
    ellipse([0, -206], [58, 11], metal === 'gold' ? '#8a5a18' : '#5b656d'),
    stroke('M-58 -206A58 11 0 0 0 58 -206', '#fffbe0', { width: 3, opacity: '0.7' }),
    star([0, -152], 20, metal === 'gold' ? '#8a5a18' : '#4a535b'),
    stroke('M-44 -196C-44 -150 -34 -118 -14 -104', '#ffffff', {
      width: 5,
      opacity: '0.45',
      'stroke-linecap': 'round',
    }),
  )
}

export function bowl([x, y]: Point, scale: number, metal: Metal): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ellipse([0, 0], [86, 10], '#120c08'),
    rect({ x: -52, y: -22, w: 104, h: 22 }, 'url(#base)'),
    area('M-26 -22H26L16 -46H-16Z', `url(#${metal})`),
    area('M-96 -120H96C92 -70 50 -46 0 -44C-50 -46 -92 -70 -96 -120Z', `url(#${metal})`),
    ellipse([0, -120], [96, 15], metal === 'gold' ? '#7d4f15' : '#58626a'),
    stroke('M-96 -120A96 15 0 0 0 96 -120', '#fffbe0', { width: 3, opacity: '0.7' }),
  )
}

/** An engraved plate, leaning. */
export function plate([x, y]: Point, scale: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    circle([0, -86, 84], 'url(#silver)'),
    circle([0, -86, 84], 'none', { stroke: '#3d454d', 'stroke-width': 2 }),
    circle([0, -86, 60], 'none', {
      stroke: '#5f6a73',
      'stroke-width': 3,
      'stroke-dasharray': '2 5',
    }),
    star([0, -86], 34, '#56616a'),
    poly('-60,0 60,0 44,-20 -44,-20', 'url(#base)'),
  )
}

export function medal([x, y]: Point, metal: string): string {
  return (
    poly(`${x - 26},${y - 120} ${x - 8},${y - 120} ${x + 8},${y - 20} ${x - 6},${y - 16}`, CLUB) +
    poly(`${x + 26},${y - 120} ${x + 8},${y - 120} ${x - 8},${y - 20} ${x + 6},${y - 16}`, WHITE) +
    circle([x, y, 32], '#2b1b0c', { opacity: '0.5' }) +
    circle([x, y - 2, 30], metal) +
    circle([x, y - 2, 23], 'none', { stroke: '#6d4312', 'stroke-width': 2 }) +
    star([x, y - 2], 15, '#6d4312')
  )
}

/** A pennant with fringes, given by a club that came to visit. */
export function pennant([x, y]: Point, scale: number, color: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    stroke('M-62 6L0 -20L62 6', GOLD, 2.4),
    rect({ x: -68, y: 2, w: 136, h: 9 }, TIMBER_DARK, { rx: 4 }),
    stroke(
      times(
        16,
        (at) => `M${-60 + at * 8} ${Math.round(150 + 74 - Math.abs(at - 7.5) * 9.4)}v14`,
      ).join(''),
      GOLD,
      3,
    ),
    poly('-62,10 62,10 62,150 0,226 -62,150', color),
    poly('-62,10 62,10 62,150 0,226 -62,150', 'url(#cloth)'),
    poly('-62,44 62,44 62,66 -62,66', WHITE),
    circle([0, 118, 34], WHITE),
    star([0, 118], 26, color),
    stroke('M-62 10V150L0 226L62 150V10', GOLD, 3),
  )
}

/** An old photograph of a team in two rows, behind glass. */
export function teamPhoto({ x, y, w, h }: Box, seed: number): string {
  const men = (count: number, top: number, size: number) =>
    times(count, (at) => {
      const cx = x + 28 + ((at + 0.5) * (w - 56)) / count
      const tone = (at + seed) % 3 ? '#3b3424' : '#453c2a'
      return (
        area(
          `M${Math.round(cx - size)} ${Math.round(top + size * 3)}q0 ${Math.round(-size * 1.9)} ${Math.round(size)} ${Math.round(-size * 2)}t${Math.round(size)} ${Math.round(size * 2)}Z`,
          (at + seed) % 4 ? '#e2d6b8' : tone,
        ) +
        circle([cx, top + size * 0.4, size * 0.52], '#c4aa80') +
        area(
          `M${Math.round(cx - size * 0.55)} ${Math.round(top + size * 0.3)}a${size * 0.55} ${size * 0.6} 0 0 1 ${size * 1.1} 0Z`,
          tone,
        )
      )
    })
  return group(
    {},
    rect({ x: x + 8, y: y + 10, w, h }, '#0a0705', { opacity: '0.5' }),
    rect({ x, y, w, h }, TIMBER_DARK),
    rect({ x: x + 5, y: y + 5, w: w - 10, h: h - 10 }, GOLD, { opacity: '0.6' }),
    rect({ x: x + 9, y: y + 9, w: w - 18, h: h - 18 }, '#efe6d0'),
    rect({ x: x + 24, y: y + 24, w: w - 48, h: h - 48 }, 'url(#photo)'),
    ...men(6, y + h * 0.34, w * 0.052),
    ...men(5, y + h * 0.52, w * 0.058),
    circle([x + w / 2, y + h - 36, w * 0.036], '#4a3a22'),
    poly(
      [
        [x + 24, y + 24],
        [x + w * 0.5, y + 24],
        [x + w * 0.3, y + h - 24],
        [x + 24, y + h - 24],
      ],
      WHITE,
      { opacity: '0.12' },
    ),
  )
}
