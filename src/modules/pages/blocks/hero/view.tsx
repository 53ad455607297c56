import { createElement } from 'react'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { pictureIn } from '../block-files.ts'
import { ButtonRow } from '../links/button-row.tsx'
import { coverSizes, pictureSizes } from '../picture-sizes.ts'
import type { hero } from './block.ts'

type Layout = PropsOf<typeof hero>['props']['layout']

export function HeroView({ props, data, isEarly, linkTo }: PropsOf<typeof hero>) {
  const { eyebrow, title, text, layout, level, buttons } = props
  const found = pictureIn(data, props.file, props.alt)
  const picture = found && props.isDecorative ? { ...found, alt: '' } : found
  if (!title.trim() && !picture) return null
  const look = picture ? layout : 'above'
  return (
    <div className={`opening opening-${look}`}>
      <div className="opening-words">
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && createElement(`h${level}`, { className: 'opening-title' }, title)}
        </div>
        <div>
          {text && <p className="lead">{text}</p>}
          <ButtonRow buttons={buttons} linkTo={linkTo} />
        </div>
      </div>
      {picture && (
        <div className="opening-picture">
          <Picture file={picture} sizes={sizesOf(layout, picture)} priority={isEarly} />
        </div>
      )}
    </div>
  )
}

const WHOLE = { xs: 1, md: 1, lg: 1 }

/** The tallest box each look of the website gives the picture. */
const BOXES = {
  above: { xs: 4 / 5, md: 2, lg: 2 },
  beside: { xs: 4 / 5, md: 4 / 5, lg: 4 / 5 },
}

function sizesOf(layout: Layout, picture: PictureData): string {
  if (layout === 'over') return coverSizes(picture)
  const isFullWidth = layout === 'above'
  const of = isFullWidth ? {} : { lg: 1 / 2 }
  return pictureSizes(WHOLE, { of, picture, box: BOXES[layout], isFullWidth })
}
