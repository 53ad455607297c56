import { area, circle, drawing, group, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { lettering } from './lettering.ts'

/** Marks of invented businesses that support the club; without a ground, for light and dark pages. */
const DARK = '#2a3340'

type Mark = { title: string; mark: string[]; lines: readonly [string, string]; color: string }

function logo({ title, mark, lines: [first, second], color }: Mark): string {
  return drawing({
    title,
    width: 320,
    height: 96,
    defs: [],
    body: [
      group({ transform: 'translate(48 48)' }, ...mark),
      lettering(first, { at: [108, 20], height: 28, color: DARK, weight: 3 }),
      lettering(second, { at: [109, 64], height: 13, color, weight: 2.2 }),
    ],
  })
}

export function bakery(): string {
  const ear = times(5, (at) =>
    group(
      { transform: `translate(0 ${at * 13 - 26})` },
      area(
        'M0 0C-16 -4 -18 -16 -14 -22C-4 -18 0 -10 0 0ZM0 0C16 -4 18 -16 14 -22C4 -18 0 -10 0 0Z',
        '#b9762a',
      ),
    ),
  )
  return logo({
    title: 'Landbäckerei Kruse',
    mark: [stroke('M0 -34V44', '#b9762a', 3.5), ...ear],
    lines: ['KRUSE', 'LANDBROTE'],
    color: '#b9762a',
  })
}

export function bikes(): string {
  const mark = [
    circle([0, 0, 38], 'none', { stroke: '#1f8a70', 'stroke-width': 7 }),
    stroke(
      times(
        6,
        (at) =>
          `M0 0L${Math.round(Math.cos(at * 1.047) * 34)} ${Math.round(Math.sin(at * 1.047) * 34)}`,
      ).join(''),
      '#1f8a70',
      2.6,
    ),
    circle([0, 0, 9], '#1f8a70'),
  ]
  return logo({
    title: 'Fahrradhaus Allerrad',
    mark,
    lines: ['ALLERRAD', 'FAHRRADHAUS'],
    color: '#1f8a70',
  })
}

export function energy(): string {
  const rays = times(
    10,
    (at) =>
      `M${Math.round(Math.cos(at * 0.628) * 28)} ${Math.round(Math.sin(at * 0.628) * 28)}L${Math.round(Math.cos(at * 0.628) * 42)} ${Math.round(Math.sin(at * 0.628) * 42)}`,
  )
  return logo({
    title: 'Heidestrom',
    mark: [
      stroke(rays.join(''), '#d9962a', 6),
      circle([0, 0, 22], '#d9962a'),
      poly('4,-18 -12,4 -1,4 -5,18 12,-4 1,-4', '#ffffff'),
    ],
    lines: ['HEIDE', 'STROM & GAS'],
    color: '#b9762a',
  })
}

export function roofer(): string {
  const mark = [
    poly('-42,12 0,-34 42,12 28,12 0,-18 -28,12', '#b4462f'),
    rect({ x: -26, y: 18, w: 52, h: 7 }, '#b4462f'),
    rect({ x: -26, y: 30, w: 52, h: 7 }, '#b4462f', { opacity: '0.6' }),
  ]
  return logo({
    title: 'Dachdeckerei Behn',
    mark,
    lines: ['BEHN', 'DACH & FACH'],
    color: '#b4462f',
  })
}

export function inn(): string {
  const leaf =
    'M0 42C-2 20 -34 14 -36 -8C-38 -30 -14 -38 0 -24C14 -38 38 -30 36 -8C34 14 2 20 0 42Z'
  return logo({
    title: 'Gasthof zur Linde',
    mark: [area(leaf, '#5c8a3a'), stroke('M0 42V-20M0 14L-20 -6M0 14L20 -6', '#ffffff', 2.6)],
    lines: ['LINDE', 'GASTHOF'],
    color: '#5c8a3a',
  })
}

export function garage(): string {
  const teeth = times(8, (at) =>
    group({ transform: `rotate(${at * 45})` }, rect({ x: -8, y: -43, w: 16, h: 18 }, '#3a5f94')),
  )
  return logo({
    title: 'Autowerkstatt Timm',
    mark: [...teeth, circle([0, 0, 31], '#3a5f94'), circle([0, 0, 13], '#ffffff')],
    lines: ['TIMM', 'AUTOWERK'],
    color: '#3a5f94',
  })
}
