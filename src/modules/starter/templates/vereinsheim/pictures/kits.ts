import type { Chance } from '../../../drawing/brush.ts'
import type { Kit } from './figure.ts'
import type { HairStyle } from './figure-parts.ts'
import { CLUB, CLUB_DEEP, HAIRS, INK, SKINS, WHITE } from './palette.ts'

const STYLES: readonly HairStyle[] = ['short', 'short', 'curls', 'tail', 'bun']

function person(luck: Chance, styles: readonly HairStyle[] = STYLES) {
  return { skin: luck.pick(SKINS), hair: luck.pick(HAIRS.slice(0, -1)), style: luck.pick(styles) }
}

/** Blue shirt, white shorts. */
export function home(luck: Chance, styles?: readonly HairStyle[]): Kit {
  return {
    ...person(luck, styles),
    shirt: CLUB,
    shorts: WHITE,
    socks: CLUB,
    shoes: INK,
    trim: WHITE,
  }
}

export function guest(luck: Chance, styles?: readonly HairStyle[]): Kit {
  return {
    ...person(luck, styles),
    shirt: '#d24a32',
    shorts: '#7d2418',
    socks: '#d24a32',
    shoes: '#f1ede2',
  }
}

/** Training clothes of all kinds. */
export function training(luck: Chance): Kit {
  return {
    ...person(luck),
    shirt: luck.pick([CLUB, CLUB, '#f2d13d', WHITE]),
    shorts: luck.pick([INK, '#27324a', CLUB_DEEP]),
    socks: luck.pick([CLUB, WHITE, INK]),
    shoes: luck.pick(['#f2d13d', INK, '#3fa3c7', WHITE]),
  }
}

export function coach(luck: Chance): Kit {
  return {
    ...person(luck, ['cap']),
    shirt: CLUB_DEEP,
    shorts: INK,
    socks: INK,
    shoes: WHITE,
    isLong: true,
    trim: WHITE,
    hair: CLUB,
  }
}

/** People in their everyday clothes. */
export function visitor(luck: Chance): Kit {
  const cloth = ['#3c5878', '#7a8c5a', '#d8c49a', '#b4574a', '#5f7fa8', '#e7e0d2', CLUB]
  const who = person(luck)
  return {
    ...who,
    shirt: luck.pick(cloth),
    shorts: luck.pick(['#2b3850', '#4a4038', '#5f6b78']),
    socks: who.skin,
    shoes: luck.pick([INK, WHITE, '#7a4a2c']),
    isLong: luck.between(0, 1) > 0.4,
  }
}
