import { Loader, MultiSelect, type OptionsFilter, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../session.tsx'
import type { InputProps } from '../field.ts'
import type { Option } from '../filter.ts'
import type { ReferenceField, ReferenceSource, ReferencesField } from '../kinds/reference-fields.ts'
import { fieldMessages } from '../messages.ts'
import { labelProps } from './label-props.ts'

export function ReferenceInput(props: InputProps<string | null, ReferenceField>) {
  const { field, value, onChange, text } = props
  const t = useMessages(fieldMessages)
  const picker = usePicker(field.source, value ? [value] : [])
  return (
    <Select
      {...labelProps(props)}
      {...picker.props}
      placeholder={text.placeholder ?? t('input.search')}
      value={value}
      onChange={onChange}
      clearable={!field.isRequired}
      allowDeselect={!field.isRequired}
      clearButtonProps={{ 'aria-label': t('input.clear') }}
      nothingFoundMessage={t(picker.isFailed ? 'input.searchFailed' : 'input.nothingFound')}
    />
  )
}

export function ReferencesInput(props: InputProps<string[], ReferencesField>) {
  const { field, value, onChange, text } = props
  const t = useMessages(fieldMessages)
  const picker = usePicker(field.source, value)
  return (
    <MultiSelect
      {...labelProps(props)}
      {...picker.props}
      placeholder={text.placeholder ?? t('input.search')}
      value={value}
      onChange={onChange}
      hidePickedOptions
      nothingFoundMessage={t(picker.isFailed ? 'input.searchFailed' : 'input.nothingFound')}
    />
  )
}

/** The words of a stored id; the id itself while they are not known. */
export function useReferenceLabels(source: ReferenceSource, ids: readonly string[]): Option[] {
  const reads = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['reference', source.name, 'read', id],
      queryFn: () => source.read(id),
      staleTime: 60_000,
    })),
  })
  return ids.map((id, place) => reads[place]?.data ?? { value: id, label: id })
}

/** Options of a search under way, joined by those that are chosen. */
function usePicker(source: ReferenceSource, chosen: readonly string[]) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const labels = useReferenceLabels(source, chosen)
  const isLabel = labels.some(({ label }) => label === asked)
  const wanted = isLabel ? '' : asked
  const found = useQuery({
    queryKey: ['reference', source.name, 'find', wanted],
    queryFn: () => source.find(wanted),
    placeholderData: keepPreviousData,
  })
  const options = new Map([...(found.data ?? []), ...labels].map((each) => [each.value, each]))
  return {
    isFailed: found.isError,
    props: {
      data: [...options.values()].map(({ value, label }) => ({ value, label })),
      searchable: true,
      onSearchChange: setSearch,
      filter: KEEP_ALL,
      rightSection: found.isFetching ? <Loader size={14} /> : undefined,
    },
  }
}

/** The source has searched already; filtering again would hide what it found by other words. */
const KEEP_ALL: OptionsFilter = ({ options }) => options
