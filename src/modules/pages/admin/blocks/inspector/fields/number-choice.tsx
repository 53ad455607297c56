import { Select } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'

/** One of a few numbers, each with a word of its own. */
export function numberChoice(values: readonly number[]): Field<number> {
  const names = values.map(String)
  const Input = (props: InputProps<number>) => (
    <Select
      {...labelProps(props)}
      data={names.map((value) => ({ value, label: props.text.choice(value) }))}
      value={String(props.value)}
      allowDeselect={false}
      onChange={(value) => props.onChange(Number(value))}
    />
  )
  return customField<number>({
    empty: values[0] ?? 0,
    choices: names,
    Input,
    plain: (value, { text }) => text.choice(String(value)),
  })
}
