import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import type { FieldText } from '#kernel/admin/fields/words.ts'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { mailboxFields, withUsualPort } from './mailbox-fields.ts'
import classes from './mailboxes-input.module.css'

/** Who sends, through which server, and how it knows us. */
const LINES = [
  ['name', 'from'],
  ['reply_to'],
  ['host', 'port'],
  ['secure'],
  ['user', 'password'],
] as const

type Props = {
  mailbox: Mailbox
  path: string
  text: FieldText
  onChange(mailbox: Mailbox): void
}

export function MailboxInputs({ mailbox, path, text, onChange }: Props) {
  return LINES.map((line) => (
    <div key={line[0]} className={classes.line} data-first={line[0]}>
      {line.map((name) => (
        <FieldInput
          key={name}
          field={mailboxFields[name]}
          path={`${path}.${name}`}
          value={mailbox[name]}
          onChange={(given) => onChange(withUsualPort(mailbox, { ...mailbox, [name]: given }))}
          text={text.child(name)}
        />
      ))}
    </div>
  ))
}
