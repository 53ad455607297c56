import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { pictureIn } from '../block-files.ts'
import { LinkAround } from '../links/link-around.tsx'
import type { logos } from './block.ts'

export function LogosView({ props, data, linkTo }: PropsOf<typeof logos>) {
  const shown = props.items.flatMap(({ file, name, isDecorative, link }) => {
    const found = pictureIn(data, file, name)
    const picture = found && isDecorative ? { ...found, alt: '' } : found
    return picture ? [{ picture, name: name || picture.name, to: linkTo(link) }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={props.isMuted ? 'logos logos-muted' : 'logos'}>
      {props.title && <p className="eyebrow">{props.title}</p>}
      <ul className="plain-list">
        {shown.map(({ picture, name, to }) => (
          <li key={picture.id}>
            <LinkAround to={to} label={picture.alt ? undefined : name}>
              <Picture file={picture} sizes="12rem" />
            </LinkAround>
          </li>
        ))}
      </ul>
    </div>
  )
}
