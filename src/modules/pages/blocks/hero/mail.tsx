import { createElement } from 'react'
import { bodyFont, headingFont, MailButton, MailRows } from '#kernel/mail-view/mail-parts.tsx'
import { type MailContent, type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { type BlockFiles, pictureIn } from '../block-files.ts'
import { MailImage } from '../mail-cards.tsx'
import { hero } from './block.ts'

type Intro = MailContent<MailPropsOf<typeof hero>['props'], BlockFiles>

const GAP = 16
/** Below it words beside a picture would be too narrow to read. */
const LEAST_WIDTH = 400

/** Words with a picture: beside them where the page has it so and there is room, else above them. */
function HeroMail(block: MailPropsOf<typeof hero>) {
  const { props, data, theme, width, addressOf } = block
  const found = pictureIn(data, props.file, props.alt)
  const picture = found && props.isDecorative ? { ...found, alt: '' } : found
  if (!props.title.trim() && !picture) return null
  const isBeside = picture && props.layout === 'beside' && width >= LEAST_WIDTH
  if (!isBeside)
    return (
      <>
        {picture && <MailImage {...{ picture, width, theme, addressOf }} />}
        <Words {...block} />
      </>
    )
  const half = Math.floor((width - GAP) / 2)
  return (
    <MailRows>
      <tr>
        <td className="m-col" width="50%" style={{ verticalAlign: 'top', paddingRight: GAP }}>
          <Words {...block} />
        </td>
        <td className="m-col" width="50%" style={{ verticalAlign: 'top' }}>
          <MailImage picture={picture} width={half} {...{ theme, addressOf }} />
        </td>
      </tr>
    </MailRows>
  )
}

function Words(block: MailPropsOf<typeof hero>) {
  const { props, theme } = block
  const { eyebrow, title, text, level } = props
  const { text: color, muted } = theme.light
  const body = { ...bodyFont(theme), color, margin: '0 0 12px' }
  const heading = { ...headingFont(theme, level), color, margin: '8px 0' }
  return (
    <>
      {eyebrow && (
        <p className="m-muted" style={{ ...body, fontSize: 13, color: muted, margin: '8px 0 0' }}>
          {eyebrow}
        </p>
      )}
      {title && createElement(`h${level}`, { className: 'm-text', style: heading }, title)}
      {text && (
        <p className="m-text" style={body}>
          {text}
        </p>
      )}
      {waysOf(block).map(({ label, href, look }, at) => (
        <span key={`${label} ${href}`}>
          {at > 0 && ' '}
          <MailButton href={href} label={label} look={look} theme={theme} />
        </span>
      ))}
    </>
  )
}

function waysOf({ props, linkTo }: Intro) {
  return props.buttons.flatMap(({ label, link, look }) => {
    const to = linkTo(link)
    return label.trim() && to ? [{ label, href: to.href, look }] : []
  })
}

export const heroMail = mailView(hero, HeroMail, (block) => {
  const { eyebrow, title, text } = block.props
  const ways = waysOf(block).map(({ label, href }) => `${label}: ${href}`)
  return title.trim() ? [eyebrow, title, text, ...ways].filter(Boolean).join('\n') : ''
})
