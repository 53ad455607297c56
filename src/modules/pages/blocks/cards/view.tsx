import type { z } from 'zod'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import type { LinkAttributes } from '#kernel/site/block/link.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { type BlockFiles, pictureIn } from '../block-files.ts'
import { pictureSizes } from '../picture-sizes.ts'
import type { cards } from './block.ts'

export function CardsView({ props, data, share, linkTo }: PropsOf<typeof cards>) {
  const items = props.items.filter(({ title, text, file }) => title || text || file)
  if (items.length === 0) return null
  const of = { md: 1 / 2, lg: 1 / props.columns }
  const sizes = (picture: PictureData) => pictureSizes(share, { of, picture, box: BOX })
  return (
    <ul className={`cards cards-${props.look} plain-list`} data-columns={props.columns}>
      {byPlace(items).map(({ key, item }) => (
        <Card
          key={key}
          item={item}
          picture={pictureOf(item, data)}
          sizes={sizes}
          to={linkTo(item.link)}
        />
      ))}
    </ul>
  )
}

/** The tallest box a look gives the picture of a card. */
const BOX = { xs: 4 / 5, md: 4 / 5, lg: 4 / 5 }

type Item = z.output<typeof cards.schema>['items'][number]
function pictureOf({ file, alt, isDecorative }: Item, data: BlockFiles | undefined) {
  const found = pictureIn(data, file, alt)
  return found && isDecorative ? { ...found, alt: '' } : found
}

type CardProps = {
  item: Item
  picture?: PictureData
  sizes(picture: PictureData): string
  to?: LinkAttributes
}

/** The whole card is one target, yet only its words are the link. */
function Card({ item, picture, sizes, to }: CardProps) {
  const isTitleLink = to && !item.linkLabel
  return (
    <li className="card">
      {picture && <Picture file={picture} sizes={sizes(picture)} />}
      <div className="card-words">
        {item.title && <h3>{isTitleLink ? <a {...to}>{item.title}</a> : item.title}</h3>}
        {item.text && <p>{item.text}</p>}
        {to && item.linkLabel && (
          <a className="more-link" {...to}>
            {item.linkLabel}
            <span className="visually-hidden">: {item.title}</span>
          </a>
        )}
      </div>
    </li>
  )
}
