import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { hr } from './block.ts'

function HrMail({ props, theme }: MailPropsOf<typeof hr>) {
  const kind = props.look === 'dots' ? 'dotted' : 'solid'
  const style = {
    border: 0,
    borderTop: `${props.look === 'dots' ? 3 : 1}px ${kind} ${theme.light.line}`,
    width: props.look === 'short' ? 96 : '100%',
    margin: props.look === 'short' ? '8px 0' : '8px auto',
  }
  return <hr className="m-line" style={style} />
}

export const hrMail = mailView(hr, HrMail, () => '* * *')
