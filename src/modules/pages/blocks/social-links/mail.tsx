import { translator } from '#kernel/i18n/messages.ts'
import { bodyFont, MailButton } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { MailTitle } from '../mail-cards.tsx'
import { blockMessages } from '../messages.ts'
import { socialLinks } from './block.ts'

function SocialLinksMail({ props, data, theme, lang }: MailPropsOf<typeof socialLinks>) {
  const links = data?.links ?? []
  if (links.length === 0) return null
  return (
    <>
      <MailTitle title={titleOf(props, lang)} theme={theme} />
      <div style={bodyFont(theme)}>
        {links.map(({ label, href }, at) => (
          <span key={href}>
            {at > 0 && ' '}
            <MailButton href={href} label={label} look="quiet" theme={theme} />
          </span>
        ))}
      </div>
    </>
  )
}

type Props = MailPropsOf<typeof socialLinks>
function titleOf({ title }: Props['props'], lang: Props['lang']): string {
  return title || translator(blockMessages, lang)('social.title')
}

export const socialLinksMail = mailView(socialLinks, SocialLinksMail, ({ props, data, lang }) => {
  const links = data?.links ?? []
  if (links.length === 0) return ''
  return [titleOf(props, lang), ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n')
})
