import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import type { FieldText } from '#kernel/admin/fields/words.ts'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { mailboxFields, withUsualPort } from './mailbox-fields.ts'
import classes from './mailboxes-input.module.css'
import { withKnownProvider } from './providers.ts'

type FieldName = keyof typeof mailboxFields
export type Lines = readonly (readonly FieldName[])[]

export type MailboxInputsProps = {
  mailbox: Mailbox
  path: string
  text: FieldText
  onChange(mailbox: Mailbox): void
}

export function FieldLines({ lines, ...props }: MailboxInputsProps & { lines: Lines }) {
  return lines.map((line) => (
    <div key={line[0]} className={classes.line} data-first={line[0]}>
      {line.map((name) => (
        <OneField key={name} {...props} name={name} />
      ))}
    </div>
  ))
}

export function OneField({
  name,
  mailbox,
  path,
  text,
  onChange,
}: MailboxInputsProps & { name: FieldName }) {
  return (
    <FieldInput
      field={mailboxFields[name]}
      path={`${path}.${name}`}
      value={mailbox[name]}
      onChange={(given) => onChange(completed(mailbox, { ...mailbox, [name]: given }))}
      text={text.child(name)}
    />
  )
}

/** What follows from a change by itself. */
function completed(before: Mailbox, after: Mailbox): Mailbox {
  return withKnownProvider(before, withUsualPort(before, after))
}
