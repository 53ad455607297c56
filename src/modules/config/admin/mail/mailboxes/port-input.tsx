import { NumberInput } from '@mantine/core'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'

/** A port is a name made of digits, no quantity: it is never grouped. */
export function PortInput(props: InputProps<number | null>) {
  const { value, onChange } = props
  return (
    <NumberInput
      {...labelProps(props)}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  )
}
