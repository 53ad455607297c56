/** The club's colours, and what floodlight, grass and sky make of them. */
export const CLUB = '#1c52c0'
export const CLUB_DEEP = '#123a8f'
export const CLUB_DARK = '#0b2158'
export const CLUB_LIGHT = '#5a8cf0'
export const WHITE = '#fbfaf6'
export const CHALK = '#e9ece6'
export const GOLD = '#e2b04a'
export const GOLD_DEEP = '#a9762a'

export const INK = '#10151f'
export const NIGHT = '#16203a'
export const DUSK = '#33466f'
export const EMBER = '#f0a063'
export const LAMP = '#f6fbff'
export const WARM = '#ffe2a8'

export const TURF = '#4c8a3f'
export const TURF_LIGHT = '#6ba64f'
export const TURF_DARK = '#2f6332'
export const TURF_NIGHT = '#1d4a33'
export const LEAVES = ['#3f6b39', '#548243', '#6d9850', '#35592f', '#7fa659'] as const

export const SKIES = ['#6ea7d6', '#a9cfe8', '#e3f0f4'] as const
export const BRICK = '#a4553f'
export const BRICKS = ['#a4553f', '#944a37', '#b0634a', '#88422f', '#ba6f55'] as const
export const TIMBER = '#8a5f3c'
export const TIMBER_DARK = '#5a3b25'
export const TIMBER_LIGHT = '#b98a5a'
export const STEEL = '#9aa5ad'
export const STEEL_DARK = '#4b5660'

export const SKINS = ['#e6b796', '#d39b75', '#f0c9a8', '#9a6545', '#6f452e', '#c48a63'] as const
export const HAIRS = ['#2a1d16', '#4b3322', '#7a5430', '#a8803f', '#1c1a1d', '#8f8a84'] as const
