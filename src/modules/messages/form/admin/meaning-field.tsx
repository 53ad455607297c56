import { Select } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import type { FieldText } from '#kernel/admin/fields/words.ts'

/** Names with a fixed meaning: they stand in the head of a message. */
const FIXED = ['name', 'email', 'phone', 'subject', 'message']

/** What a field of the form is for; the name it is stored under is nothing people have to think of. */
export function meaningField(): Field<string> {
  const plain = (value: string, { text }: { text: FieldText }) => wordFor(value, text)
  return customField<string>({ empty: null, Input: MeaningInput, plain }, { required: true })
}

/** For a detail of the house's own; it keeps its name whatever its label becomes. */
export function newFieldName(): string {
  return `field_${Date.now().toString(36)}`
}

function MeaningInput(props: InputProps<string | null>) {
  const { value, onChange, text } = props
  const own = value !== null && !FIXED.includes(value) ? value : newFieldName()
  const data = [...FIXED, own].map((name) => ({ value: name, label: wordFor(name, text) }))
  return (
    <Select
      {...labelProps(props)}
      data={data}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}

function wordFor(name: string, text: FieldText): string {
  return text.choice(FIXED.includes(name) ? name : 'own')
}
