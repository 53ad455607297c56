import type { PictureData } from '#modules/files/picture.ts'

/** Sharp on most screens without being heavy. */
const DENSITY = 1.5

/**
 * The classic form of a picture that suits a width: mail programs know neither avif nor webp. Undefined
 * for what is no picture.
 */
export function mailPicture(picture: PictureData, width: number) {
  const forms = (picture.sources.at(-1)?.srcset ?? '').split(', ').flatMap((entry) => {
    const [path = '', wide = ''] = entry.split(' ')
    return path && wide ? [{ path, wide: Number.parseInt(wide, 10) }] : []
  })
  const byWidth = forms.sort((a, b) => a.wide - b.wide)
  const fitting = byWidth.find(({ wide }) => wide >= width * DENSITY) ?? byWidth.at(-1)
  const path = fitting?.path ?? picture.src
  if (!path || picture.width === 0) return undefined
  const shown = Math.min(width, picture.width)
  return { path, width: shown, height: Math.round((shown * picture.height) / picture.width) }
}
