import { circle, ellipse, group, rect, stroke } from '../../../drawing/brush.ts'
import { lift, place, shadows } from './paint.ts'
import { WOOD_DARK, WOOD_LIGHT } from './palette.ts'

/** A rolling pin, put down askew. */
export function pin(): string[] {
  return [
    group(
      { transform: 'rotate(-62 180 760)' },
      lift({ x: -110, y: 730, w: 600, h: 62 }, 30),
      rect({ x: -20, y: 720, w: 420, h: 84 }, 'url(#pin)', { rx: 30 }),
      rect({ x: -20, y: 738, w: 420, h: 10 }, '#fff0d2', { rx: 5, opacity: '0.35' }),
      rect({ x: 398, y: 742, w: 110, h: 40 }, 'url(#pin)', { rx: 20 }),
      rect({ x: -128, y: 742, w: 110, h: 40 }, 'url(#pin)', { rx: 20 }),
    ),
  ]
}

export function scraper(): string[] {
  const tool = [
    rect({ x: -120, y: -20, w: 240, h: 130 }, 'url(#steel)', { rx: 8 }),
    rect({ x: -128, y: -56, w: 256, h: 58 }, WOOD_DARK, { rx: 24 }),
    rect({ x: -120, y: -50, w: 240, h: 16 }, WOOD_LIGHT, { rx: 8, opacity: '0.5' }),
  ]
  return [shadows('1262,640,140,90', '0.5'), place({ at: [1250, 600], turn: 24 }, ...tool)]
}

export function flourBowl(): string[] {
  return [
    shadows('1436,936,200,180', '0.6'),
    circle([1420, 910, 186], 'url(#bowl)'),
    circle([1420, 910, 160], '#2f4254'),
    circle([1424, 916, 150], '#f7eedd'),
    ellipse([1400, 890], [90, 70], '#fffdf6'),
    stroke('M1310 860q60 -70 150 -70M1350 990q90 50 170 -20', '#d9c7a6', {
      width: 5,
      opacity: '0.6',
    }),
  ]
}
