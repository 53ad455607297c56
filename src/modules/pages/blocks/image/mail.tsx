import { bodyFont } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { pictureIn } from '../block-files.ts'
import { mailPicture } from '../mail-picture.ts'
import { image } from './block.ts'

function ImageMail({ props, data, theme, width, linkTo, addressOf }: MailPropsOf<typeof image>) {
  const found = pictureIn(data, props.file, props.alt)
  const shown = found && mailPicture(found, width)
  if (!shown) return null
  const alt = props.isDecorative ? '' : found.alt || props.caption
  const style = {
    ...bodyFont(theme),
    display: 'block',
    width: '100%',
    maxWidth: shown.width,
    height: 'auto',
    border: 0,
    borderRadius: theme.radius,
  }
  const size = { width: shown.width, height: shown.height }
  const picture = <img src={addressOf(shown.path)} {...size} alt={alt} style={style} />
  const to = linkTo(props.link)
  const small = { ...bodyFont(theme), fontSize: 13, color: theme.light.muted, margin: '8px 0 0' }
  return (
    <>
      {to ? <a href={to.href}>{picture}</a> : picture}
      {props.caption && (
        <p className="m-muted" style={small}>
          {props.caption}
        </p>
      )}
    </>
  )
}

export const imageMail = mailView(image, ImageMail, ({ props, data, linkTo }) => {
  const found = pictureIn(data, props.file, props.alt)
  if (!found) return ''
  const alt = props.isDecorative ? '' : found.alt
  return [alt && `[${alt}]`, props.caption, linkTo(props.link)?.href].filter(Boolean).join('\n')
})
