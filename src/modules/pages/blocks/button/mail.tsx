import { MAIL_ALIGN, MailButton } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import type { LinkTo } from '#kernel/site/block/link.ts'
import type { Button } from '../links/buttons.ts'
import { button } from './block.ts'

function ButtonMail({ props, theme, linkTo }: MailPropsOf<typeof button>) {
  const shown = leading(props.buttons, linkTo)
  if (shown.length === 0) return null
  return (
    <div style={{ textAlign: MAIL_ALIGN[props.align] }}>
      {shown.map(({ label, href, look }, at) => (
        <span key={`${label} ${href}`}>
          {at > 0 && ' '}
          <MailButton href={href} label={label} look={look} theme={theme} />
        </span>
      ))}
    </div>
  )
}

/** Those that say something and lead somewhere. */
function leading(buttons: readonly Button[], linkTo: LinkTo) {
  return buttons.flatMap(({ label, link, look }) => {
    const to = linkTo(link)
    return label.trim() && to ? [{ label, href: to.href, look }] : []
  })
}

export const buttonMail = mailView(button, ButtonMail, ({ props, linkTo }) =>
  leading(props.buttons, linkTo)
    .map(({ label, href }) => `${label}: ${href}`)
    .join('\n'),
)
