import { MultiSelect, SegmentedControl, Select, Switch, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../session.tsx'
import type { Field, InputProps } from '../field.ts'
import type { ChoiceField, TagsField } from '../kinds/choice-fields.ts'
import { fieldMessages } from '../messages.ts'
import classes from './field-input.module.css'
import { FieldSet } from './field-set.tsx'
import { labelProps } from './label-props.ts'

/** Longer lists can be searched. */
const SEARCH_FROM = 8

export function ChoiceInput(props: InputProps<string | null, ChoiceField>) {
  const t = useMessages(fieldMessages)
  const { field, value, onChange, text, error } = props
  const data = field.choices.map((choice) => ({ value: choice, label: text.choice(choice) }))
  if (field.look === 'segments') {
    return (
      <FieldSet field={field} text={text} error={error}>
        <SegmentedControl
          data={data}
          value={value ?? ''}
          onChange={onChange}
          fullWidth
          aria-label={text.label}
          className={classes.segments}
        />
      </FieldSet>
    )
  }
  return (
    <Select
      {...labelProps(props)}
      placeholder={text.placeholder ?? t('input.choose')}
      data={data}
      value={value}
      onChange={onChange}
      searchable={data.length >= SEARCH_FROM}
      clearable={!field.isRequired}
      allowDeselect={!field.isRequired}
      clearButtonProps={{ 'aria-label': t('input.clear') }}
      nothingFoundMessage={t('input.nothingFound')}
    />
  )
}

export function ChoicesInput(props: InputProps<string[], Field & { choices: readonly string[] }>) {
  const t = useMessages(fieldMessages)
  const { field, value, onChange, text } = props
  const data = field.choices.map((choice) => ({ value: choice, label: text.choice(choice) }))
  return (
    <MultiSelect
      {...labelProps(props)}
      data={data}
      value={value}
      onChange={onChange}
      searchable={data.length >= SEARCH_FROM}
      hidePickedOptions
      nothingFoundMessage={t('input.nothingFound')}
    />
  )
}

export function TagsBox(props: InputProps<string[], TagsField>) {
  const t = useMessages(fieldMessages)
  const { field, path, value, onChange, text } = props
  const { data: known = [] } = useQuery({
    queryKey: ['field', 'tags', path],
    queryFn: () => field.suggest?.() ?? [],
    enabled: field.suggest !== undefined,
  })
  // Only while something is typed: open after every word they would lie over what comes below.
  const [typed, setTyped] = useState('')
  return (
    <TagsInput
      {...labelProps(props)}
      placeholder={text.placeholder ?? t('input.addTag')}
      data={typed.trim() ? [...known] : []}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
      splitChars={[',', ';']}
    />
  )
}

export function BooleanInput(props: InputProps<boolean>) {
  const { value, onChange } = props
  const { placeholder: _, inputWrapperOrder: __, ...label } = labelProps(props)
  return (
    <Switch
      {...label}
      required={false}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
