import type { Gridref, Kind, Recipe } from '../../files/file.ts'
import { WIDTHS } from '../image.calls.ts'
import { wholeGridref } from '../image-address.ts'
import { NO_RECIPE, type Size, shown } from '../recipe.ts'
import { MOST_PIXELS } from './open-sharp.ts'

const FORMATS = {
  a: { format: 'avif', type: 'image/avif' },
  w: { format: 'webp', type: 'image/webp' },
  j: { format: 'jpeg', type: 'image/jpeg' },
  p: { format: 'png', type: 'image/png' },
  g: { format: 'gif', type: 'image/gif' },
} as const
type Letter = keyof typeof FORMATS

/** What a file's row says about the pictures that can be made of it. */
type Pictured = {
  kind: Kind
  type: string
  width: number | null
  height: number | null
  frames: number
  has_alpha: boolean
  recipe: Recipe
  content_ref: string
  image_ref: string
}

/** One picture to be made. */
export type Form = {
  gridref: string
  width: number
  height: number
  format: (typeof FORMATS)[Letter]['format']
  type: string
  recipe: Recipe
}

export const SVG = 'image/svg+xml'

export function isPixels({ kind, type }: Pick<Pictured, 'kind' | 'type'>): boolean {
  return kind === 'image' && type !== SVG
}

/** Of a picture as it is shown; null for everything else. */
export function shownSize(row: Pictured): Size | null {
  if (row.width === null || row.height === null) return null
  return shown({ w: row.width, h: row.height }, row.recipe)
}

/** Turned films would need every frame turned; they are shown by their first one. */
export function isMoving({ frames, recipe, width, height }: Pictured): boolean {
  const pixels = (width ?? 0) * (height ?? 0) * frames
  return frames > 1 && recipe.rotate === 0 && pixels <= MOST_PIXELS
}

/** All addresses of a picture, narrowest first; a drawing is one for all widths. */
export function gridrefsOf(row: Pictured): { gridrefs: Gridref[]; gridrefs_ng: Gridref[] } {
  const size = shownSize(row)
  if (row.kind !== 'image' || !size) return { gridrefs: [], gridrefs_ng: [] }
  if (row.type === SVG) {
    const drawing = { gridref: row.content_ref, res: size, type: SVG }
    return { gridrefs: [drawing], gridrefs_ng: [] }
  }
  const { classic, modern } = lettersOf(row)
  const widths = widthsOf(size)
  const make = (letter: Letter) => (width: number) =>
    toGridref(formOf(row, { size, letter, width }))
  return {
    gridrefs: widths.map(make(classic)),
    gridrefs_ng: widths.flatMap((width) => modern.map((letter) => make(letter)(width))),
  }
}

/** Whether every browser can show it; the others are smaller, and take longer to make. */
export function isClassic(row: Pictured, { type }: Pick<Form, 'type'>): boolean {
  return FORMATS[lettersOf(row).classic].type === type
}

/** The same picture in the same width, for every browser. */
export function classicOf(row: Pictured, { width }: Form): Form | undefined {
  const size = shownSize(row)
  return size ? formOf(row, { size, letter: lettersOf(row).classic, width }) : undefined
}

/** The form a gridref stands for, when it is one of this file as it is now. */
export function findForm(row: Pictured, gridref: string): Form | undefined {
  const size = shownSize(row)
  if (size && isPixels(row) && gridref === wholeRef(row)) return wholeForm(row, gridref)
  const match = /^([0-9a-f]{24})-(\d{1,5})([awjpg])$/.exec(gridref)
  if (!match || !size || !isPixels(row) || match[1] !== row.image_ref) return undefined
  const width = Number(match[2])
  const { classic, modern } = lettersOf(row)
  const letter = [classic, ...modern].find((one) => one === match[3])
  if (!letter || !widthsOf(size).includes(width)) return undefined
  return formOf(row, { size, letter, width })
}

function lettersOf(row: Pictured): { classic: Letter; modern: readonly Letter[] } {
  if (isMoving(row)) return { classic: 'g', modern: ['w'] }
  return { classic: row.has_alpha ? 'p' : 'j', modern: ['a', 'w'] }
}

/** The ladder as far as the picture reaches, and at its end the picture's own width. */
function widthsOf({ w }: Size): number[] {
  const widest = Math.min(w, WIDTHS.at(-1) ?? w)
  return [...WIDTHS.filter((width) => width < widest), widest]
}

function formOf(row: Pictured, part: { size: Size; letter: Letter; width: number }): Form {
  const { size, letter, width } = part
  return {
    gridref: `${row.image_ref}-${width}${letter}`,
    width,
    height: Math.max(1, Math.round((size.h * width) / size.w)),
    recipe: row.recipe,
    ...FORMATS[letter],
  }
}

function wholeRef(row: Pictured): string {
  return wholeGridref({ gridref: row.content_ref, width: row.width ?? 0 })
}

/** All of the original in one width, for cutting it. */
function wholeForm(row: Pictured, gridref: string): Form {
  const size = { w: row.width ?? 1, h: row.height ?? 1 }
  const width = Number(/-(\d+)w$/.exec(gridref)?.[1])
  return { ...formOf(row, { size, letter: 'w', width }), gridref, recipe: NO_RECIPE }
}

function toGridref({ gridref, width, height, type }: Form): Gridref {
  return { gridref, res: { w: width, h: height }, type }
}
