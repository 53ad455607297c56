/** Cream, brick, crust and a dusky blue: one family of colours for all pictures of the bakery. */
export const INK = '#33211a'
export const SHADOW = '#4a2d1f'
export const CREAM = '#fbf3e4'
export const LINEN = '#f0e2ca'
export const SAND = '#dfc9a6'
export const PUTTY = '#bfa37e'
export const SUN = '#ffe2ae'
export const FLAME = '#ff9d3c'

export const BRICK = '#a9503a'
export const BRICK_DEEP = '#7d3627'
export const BRICKS = ['#a9503a', '#9c4733', '#b55f46', '#8f4030', '#bd6d50', '#a2553f'] as const

export const CRUST_LIGHT = '#e8b673'
export const CRUST = '#c47f3c'
export const CRUST_DEEP = '#8a4a1f'
export const CRUST_DARK = '#5a2c14'
export const CRUMB = '#f7e1b5'

export const DUSK_LIGHT = '#b9c6d2'
export const DUSK = '#6f879d'
export const DUSK_DEEP = '#445a71'
export const NIGHT = '#2b3a4c'

export const WOOD = '#b98455'
export const WOOD_LIGHT = '#d6a878'
export const WOOD_DEEP = '#85582f'
export const WOOD_DARK = '#573519'

export const BERRY = '#a3293a'
export const BERRY_DEEP = '#6c1a2b'
export const ROSE = '#e9b7ab'
export const LEAF = '#73835a'
export const LEAF_DEEP = '#4c5f41'
export const CHOCOLATE = '#4b2a1d'
