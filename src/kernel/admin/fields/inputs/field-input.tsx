import { memo } from 'react'
import type { Field, InputProps } from '../field.ts'
import { FieldValue } from '../values/field-value.tsx'
import type { FieldText } from '../words.ts'
import classes from './field-input.module.css'
import { useFormState } from './form-context.tsx'
import { inputOf } from './input-table.tsx'

type Props = {
  field: Field
  path: string
  value: unknown
  onChange(value: unknown): void
  text: FieldText
}

/** One field of a form with its label, hint and fault; fields inside fields are drawn by it too. */
export const FieldInput = memo(function FieldInput(props: Props) {
  const { field, path, value, onChange, text } = props
  const { errors, isReadOnly } = useFormState()
  const isFixed = isReadOnly || field.isReadOnly
  if (isFixed && field.isSpoken) return <ReadOnlyField {...props} />
  const Input = inputOf(field)
  const input: InputProps<never> = {
    field,
    path,
    value: value as never,
    onChange,
    text,
    error: errors[path],
    isDisabled: isFixed,
  }
  return (
    <div className={classes.field} data-path={path}>
      <Input {...input} />
    </div>
  )
})

function ReadOnlyField({ field, value, text }: Props) {
  return (
    <div className={classes.readOnly}>
      <div className={classes.label}>{text.label}</div>
      <div className={classes.value}>
        <FieldValue field={field} value={value} text={text} isLong />
      </div>
    </div>
  )
}
