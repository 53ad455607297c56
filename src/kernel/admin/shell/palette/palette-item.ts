import type { IconType } from '../../module.ts'
import type { Findable } from './rank.ts'

/** Something the palette offers: a place below the admin base, or a thing to do. */
export type PaletteItem = Findable & { id: string; icon?: IconType } & (
    | { path: string; run?: undefined }
    | { run(): void; path?: undefined }
  )

export type PaletteGroup = { name: string; heading: string; items: PaletteItem[] }
