import { createElement } from 'react'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { pictureIn } from '../block-files.ts'
import { ButtonRow } from '../button-row.tsx'
import type { hero } from './block.ts'

export function HeroView({ props, data, isEarly, linkTo }: PropsOf<typeof hero>) {
  const { eyebrow, title, text, layout, level, buttons } = props
  const found = pictureIn(data, props.file, props.alt)
  const picture = found && props.isDecorative ? { ...found, alt: '' } : found
  if (!title.trim() && !picture) return null
  const sizes = layout === 'beside' ? '(min-width: 1200px) 50vw, 100vw' : '100vw'
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
          <Picture file={picture} sizes={sizes} priority={isEarly} />
        </div>
      )}
    </div>
  )
}
