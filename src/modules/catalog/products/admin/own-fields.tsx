import { Autocomplete, Text, TextInput } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { useChoices } from './choices.ts'

type Values = Record<string, string>

/** A line for each field the shop has of its own; what is left of a former one can be seen and emptied. */
export function itemFieldsField(): Field<Values> {
  return customField<Values>({
    empty: {},
    Input: ItemFields,
    plain: (value) =>
      Object.entries(value)
        .map(([name, words]) => `${name}: ${words}`)
        .join(', '),
  })
}

function ItemFields({ value, onChange, isDisabled }: InputProps<Values>) {
  const t = useMessages(adminMessages)
  const declared = useChoices()?.item_fields ?? []
  const names = [...new Set([...declared, ...Object.keys(value)])]
  if (names.length === 0) return <Text c="dimmed">{t('noItemFields')}</Text>
  const set = (name: string, words: string) => {
    const { [name]: _, ...others } = value
    onChange(words === '' ? others : { ...others, [name]: words })
  }
  return names.map((name) => (
    <TextInput
      key={name}
      label={name}
      value={value[name] ?? ''}
      maxLength={2000}
      disabled={isDisabled}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  ))
}

/** What one of it is called: one of the units of the settings, or another word. */
export function unitField(): Field<string> {
  return customField<string>({ empty: '', Input: UnitInput, plain: String })
}

function UnitInput(props: InputProps<string>) {
  const units = useChoices()?.units ?? []
  return (
    <Autocomplete
      {...labelProps(props)}
      data={units}
      maxLength={30}
      value={props.value}
      onChange={props.onChange}
    />
  )
}
