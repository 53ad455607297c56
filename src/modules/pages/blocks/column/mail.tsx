import { MailRows } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { column } from './block.ts'

function ColumnMail({ props, slots, theme }: MailPropsOf<typeof column>) {
  if (!slots.blocks || !props.isFramed) return slots.blocks
  const style = {
    border: `1px solid ${theme.light.line}`,
    borderRadius: theme.radius,
    padding: '16px 16px 0',
  }
  return (
    <MailRows>
      <tr>
        <td className="m-line" style={style}>
          {slots.blocks}
        </td>
      </tr>
    </MailRows>
  )
}

export const columnMail = mailView(column, ColumnMail, ({ slots }) => slots.blocks ?? '')
