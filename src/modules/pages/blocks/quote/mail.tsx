import { bodyFont } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { quote } from './block.ts'

const MARKS = { de: ['„', '“'], en: ['“', '”'] } as const

function QuoteMail({ props, theme, lang }: MailPropsOf<typeof quote>) {
  const { text, author, role } = props
  if (!text.trim()) return null
  const { accent, text: ink, muted } = theme.light
  const [open, close] = MARKS[lang]
  const frame = { margin: 0, padding: '4px 0 4px 20px', borderLeft: `4px solid ${accent}` }
  const words = {
    ...bodyFont(theme),
    fontFamily: theme.headingFont,
    fontSize: 20,
    color: ink,
    margin: 0,
  }
  const small = { ...bodyFont(theme), fontSize: 14, color: muted, margin: '8px 0 0' }
  return (
    <blockquote style={frame}>
      <p className="m-text" style={words}>
        {`${open}${text}${close}`}
      </p>
      {(author || role) && (
        <p className="m-muted" style={small}>
          {[author, role].filter(Boolean).join(', ')}
        </p>
      )}
    </blockquote>
  )
}

export const quoteMail = mailView(quote, QuoteMail, ({ props: { text, author, role }, lang }) => {
  const [open, close] = MARKS[lang]
  const by = [author, role].filter(Boolean).join(', ')
  return text.trim() ? [`${open}${text}${close}`, by && `– ${by}`].filter(Boolean).join('\n') : ''
})
