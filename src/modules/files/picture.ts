import type { Lang } from '#kernel/i18n/messages.ts'
import type { Gridref, StoredFile } from './files/file.ts'
import type { Gallery } from './galleries/gallery.ts'
import { downloadPath, pickPicture } from './images/image-address.ts'
import { shownFocal } from './images/recipe.ts'

/** All a page needs to show a picture; small enough to be embedded wherever one stands. */
export type PictureData = {
  id: string
  name: string
  /** Empty: decoration, left out by screen readers. */
  alt: string
  /** Of the picture as it is shown; 0 for what is no picture. */
  width: number
  height: number
  /** What must stay visible when a layout cuts: 0 to 1 of the shown picture. */
  focal: { x: number; y: number } | null
  /** A tiny picture as data address; empty where one would shine through or not fit. */
  preview: string
  /** The one address for those who know no other. */
  src: string
  /** Wide enough for a whole screen. */
  large: string
  /** Best format first. */
  sources: readonly { type: string; srcset: string }[]
}

export type GalleryData = {
  id: string
  title: string
  layout: Gallery['layout']
  isDownloadable: boolean
  items: readonly { picture: PictureData; caption: string }[]
}

/**
 * `isFresh` gives addresses no browser has kept yet (`components.images.force_disable_cache`);
 * `lang` is that of the page, for what is said of the picture.
 */
export type PictureOptions = { isFresh?: boolean; lang?: Lang }

/** @example const hero = pictureOf(file); hero.sources[0]?.srcset // '/download/…-320a 320w, …' */
export function pictureOf(
  file: StoredFile,
  { isFresh = false, lang = 'de' }: PictureOptions = {},
): PictureData {
  const address = ({ gridref }: Gridref) =>
    downloadPath(file._id, gridref) + (isFresh ? '?fresh=true' : '')
  const plain = pickPicture(file.gridrefs)
  const largest = file.gridrefs.at(-1)
  return {
    id: file._id,
    name: file.name,
    alt: (lang === 'en' && file.altEn) || file.alt,
    width: file.res?.w ?? 0,
    height: file.res?.h ?? 0,
    focal: file.originalRes ? shownFocal(file.originalRes, file.recipe) : null,
    preview: previewOf(file),
    src: plain ? address(plain) : '',
    large: largest ? address(largest) : '',
    sources: sourcesOf([...file.gridrefs_ng, ...file.gridrefs], address),
  }
}

/** A gallery with its pictures, in order; what is gone, private or no picture is left out. */
export function galleryOf(
  gallery: Gallery,
  files: readonly StoredFile[],
  options?: PictureOptions,
): GalleryData {
  const shown = new Map(files.filter(isPublicPicture).map((file) => [file._id, file]))
  const { _id: id, title, layout, isDownloadable } = gallery
  const items = gallery.items.flatMap(({ file: fileId, caption }) => {
    const file = shown.get(fileId)
    return file ? [{ picture: pictureOf(file, options), caption }] : []
  })
  return { id, title, layout, isDownloadable, items }
}

/** @example focusStyle({ x: 0.25, y: 0.5 }) // '25% 50%' */
export function focusStyle(focal: PictureData['focal']): string | undefined {
  return focal ? `${percent(focal.x)} ${percent(focal.y)}` : undefined
}

/** Smaller formats first: a browser takes the first one it knows. */
const ORDER = ['image/avif', 'image/webp']

function sourcesOf(forms: readonly Gridref[], address: (form: Gridref) => string) {
  const rank = (type: string) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length)
  return [...Map.groupBy(forms, ({ type }) => type)]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([type, all]) => ({
      type,
      srcset: all.map((form) => `${address(form)} ${form.res.w}w`).join(', '),
    }))
}

/** It is made once of the upright original, so it fits only what is neither turned nor cut. */
function previewOf({ preview, recipe, gridrefs }: StoredFile): string {
  const isWhole = recipe.rotate === 0 && recipe.crop === null
  return isWhole && gridrefs[0]?.type === 'image/jpeg' ? preview : ''
}

function isPublicPicture(file: StoredFile): boolean {
  return file.kind === 'image' && !file.isPrivate && !file.deleted && !file.isMissing
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
