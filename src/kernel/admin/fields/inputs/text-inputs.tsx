import { Textarea, TextInput } from '@mantine/core'
import type { InputProps } from '../field.ts'
import type { TextField } from '../text-fields.ts'
import classes from './field-input.module.css'
import { labelProps } from './label-props.ts'

const TYPES = { email: 'email', tel: 'tel', url: 'url' } as const

export function TextLine(props: InputProps<string, TextField>) {
  const { field, value, onChange } = props
  return (
    <TextInput
      {...labelProps(props)}
      type={field.inputMode ? TYPES[field.inputMode] : 'text'}
      inputMode={field.inputMode}
      spellCheck={!field.isCode && !field.inputMode}
      classNames={field.isCode ? { input: classes.code } : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function TextBox(props: InputProps<string, TextField>) {
  const { field, value, onChange } = props
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={field.rows}
      maxRows={24}
      classNames={field.isCode ? { input: classes.code } : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
