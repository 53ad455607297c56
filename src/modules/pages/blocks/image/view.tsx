import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { PerBreakpoint } from '#kernel/site/block/breakpoints.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { pictureIn } from '../block-files.ts'
import { LinkAround } from '../links/link-around.tsx'
import { pictureSizes } from '../picture-sizes.ts'
import type { image } from './block.ts'

export function ImageView({ props, data, isEarly, share, linkTo }: PropsOf<typeof image>) {
  const found = pictureIn(data, props.file, props.alt)
  if (!found) return null
  const picture = props.isDecorative ? { ...found, alt: '' } : found
  const name = picture.alt ? undefined : props.caption || picture.name
  return (
    <figure className={`figure ratio-${props.ratio}`}>
      <LinkAround to={linkTo(props.link)} label={name}>
        <Picture
          file={picture}
          sizes={pictureSizes(share, { picture, box: boxOf(props.ratio) })}
          priority={isEarly}
        />
      </LinkAround>
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}

/** '4-3' is four thirds on every screen; a picture that is not cut has no box. */
function boxOf(ratio: string): PerBreakpoint<number> | undefined {
  const [width = 0, height = 0] = ratio.split('-').map(Number)
  if (!(width > 0 && height > 0)) return undefined
  const box = width / height
  return { xs: box, md: box, lg: box }
}
