import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { plainRichText, richMailText } from '#kernel/mail-view/rich-mail-text.tsx'
import { isEmptyText } from '#kernel/site/block/rich-text/text-of.ts'
import { text } from './block.ts'

const SIZES = { body: 16, lead: 19, small: 14 } as const

function TextMail({ props, theme, linkTo }: MailPropsOf<typeof text>) {
  if (isEmptyText(props.text)) return null
  return richMailText(props.text, { theme, linkTo, size: SIZES[props.look] })
}

export const textMail = mailView(text, TextMail, ({ props, linkTo }) =>
  plainRichText(props.text, linkTo),
)
