/** One family of colours for all pictures, chosen beside the theme's warm greys and its green. */
export const INK = '#2b241d'
export const SHADE = '#5b4a3a'
export const CREAM = '#f6eddc'
export const LINEN = '#e7dac3'
export const WALL = '#d8cab2'
export const WALL_DEEP = '#a8967c'
export const SUN = '#ffedc4'

export const OAK = '#c8975c'
export const OAK_LIGHT = '#dfb57d'
export const OAK_DARK = '#9a6b3b'
export const WALNUT = '#6f4a2d'
export const ASH = '#e3cba0'
export const WOODS = [OAK, OAK_LIGHT, OAK_DARK, ASH, '#b98750', '#d3a76c'] as const

export const GREEN = '#3d6353'
export const GREEN_DARK = '#284639'
export const GREEN_LIGHT = '#6f9480'
export const LEAVES = ['#6d8457', '#86996a', '#55704b', '#9aa978'] as const

export const SKY = '#dfe6e2'
export const SKY_HIGH = '#b9cccd'
export const WATER = '#93b0b1'
export const WATER_DEEP = '#6d9194'

export const BRICK = '#a4604a'
export const BRICKS = ['#a4604a', '#96543f', '#b06d55', '#8b4c3a', '#ad6850'] as const
export const IRON = '#474b4c'
export const STEEL = '#aab2b1'
