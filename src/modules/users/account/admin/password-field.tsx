import { PasswordInput } from '@mantine/core'
import {
  customField,
  type Field,
  type FieldOptions,
  type InputProps,
} from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { accountMessages } from '../../admin/messages.ts'

/** The own password, asked for before something grave; never kept in a draft. */
export function passwordField(options: FieldOptions = { required: true }): Field<string> {
  return customField<string>({ empty: '', isSecret: true, Input: PasswordLine }, options)
}

function PasswordLine(props: InputProps<string>) {
  const t = useMessages(accountMessages)
  return (
    <PasswordInput
      {...labelProps(props)}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
