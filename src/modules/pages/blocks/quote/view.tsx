import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { pictureIn } from '../block-files.ts'
import type { quote } from './block.ts'

export function QuoteView({ props, data }: PropsOf<typeof quote>) {
  const { text, author, role, portrait, isDecorative } = props
  if (!text.trim()) return null
  const found = pictureIn(data, portrait, author)
  const face = found && isDecorative ? { ...found, alt: '' } : found
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(author || role) && (
        <figcaption>
          {face && <Picture file={face} sizes="64px" />}
          <span>
            {author && <span className="quote-author">{author}</span>}
            {role && <span className="quote-role">{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
