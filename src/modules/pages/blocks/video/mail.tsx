import { translator } from '#kernel/i18n/messages.ts'
import { bodyFont, MailButton } from '#kernel/mail-view/mail-parts.tsx'
import { type MailContent, type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { type ForeignData, fileIn, pictureIn } from '../block-files.ts'
import { MailImage } from '../mail-cards.tsx'
import { blockMessages } from '../messages.ts'
import { video } from './block.ts'

type Film = MailContent<MailPropsOf<typeof video>['props'], ForeignData>

/** Mails play nothing: the poster and a button lead to the film. */
function VideoMail(block: MailPropsOf<typeof video>) {
  const { props, data, theme, width, addressOf } = block
  const way = wayTo(block)
  if (!way) return null
  const found = pictureIn(data?.files, props.poster)
  const poster = found && { ...found, alt: found.alt || props.title }
  const { muted } = theme.light
  const small = { ...bodyFont(theme), fontSize: 13, color: muted, margin: '8px 0 0' }
  return (
    <>
      {poster && <MailImage picture={poster} href={way.href} {...{ width, theme, addressOf }} />}
      <div style={{ margin: '12px 0 0' }}>
        <MailButton {...way} look="quiet" theme={theme} />
      </div>
      {props.caption && (
        <p className="m-muted" style={small}>
          {props.caption}
        </p>
      )}
    </>
  )
}

/** A stored film is ours; any other is named by its host, so that nobody is led away unasked. */
function wayTo({ props, data, lang, addressOf, linkTo }: Film) {
  const t = translator(blockMessages, lang)
  const film = fileIn(data?.files, props.file)
  if (film?.type.startsWith('video/'))
    return { href: addressOf(film.href), label: props.title || film.name }
  const to = props.url ? linkTo({ to: 'url', url: props.url }) : undefined
  if (!to || !URL.canParse(to.href)) return undefined
  const host = new URL(to.href).hostname.replace(/^www\./, '')
  return { href: to.href, label: t('video.play', { host }) }
}

export const videoMail = mailView(video, VideoMail, (film) => {
  const way = wayTo(film)
  return way ? [`${way.label}: ${way.href}`, film.props.caption].filter(Boolean).join('\n') : ''
})
