import { Checkbox, Loader, Radio, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Option } from '../../fields/filter.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import type { EditorProps } from './filter-editor.tsx'

/** Tags (several) or a thing of another collection (one), found by typing. */
export function FilterSearch(props: EditorProps<string | string[]>) {
  const { filter, label, value, onChange, onDone } = props
  const t = useTexts(browseTexts)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const isMany = filter.kind === 'tags'
  const found = useQuery({
    queryKey: ['filter', label, 'find', isMany ? '' : search],
    queryFn: () => filter.suggest?.(search) ?? [],
    placeholderData: keepPreviousData,
  })
  const chosen = [value ?? []].flat()
  const options = isMany ? tagOptions(found.data ?? [], chosen, typed) : (found.data ?? [])
  return (
    <Stack gap="xs">
      <TextInput
        aria-label={t('filter.find')}
        placeholder={t('filter.find')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        rightSection={found.isFetching ? <Loader size={14} /> : null}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <ScrollArea.Autosize mah={260} type="auto">
        {options.length === 0 && !found.isFetching && <Text c="dimmed">{t('filter.nothing')}</Text>}
        {isMany ? (
          <Checkbox.Group
            aria-label={label}
            value={chosen}
            onChange={(next) => onChange(next.length > 0 ? next : undefined)}
          >
            <Stack gap="xs">
              {options.map((option) => (
                <Checkbox key={option.value} value={option.value} label={option.label} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : (
          <Radio.Group
            aria-label={label}
            value={chosen[0] ?? ''}
            onChange={(next) => {
              onChange(next)
              onDone()
            }}
          >
            <Stack gap="xs">
              {options.map(({ value: id, label: words, hint }) => (
                <Radio key={id} value={id} label={words} description={hint} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </ScrollArea.Autosize>
    </Stack>
  )
}

/** Chosen ones first; what was typed can be chosen even if nothing carries it. */
function tagOptions(known: readonly Option[], chosen: readonly string[], typed: string): Option[] {
  const word = typed.trim().toLowerCase()
  const fitting = known.filter(({ label }) => label.toLowerCase().includes(word))
  const names = new Set([
    ...chosen,
    ...fitting.map(({ value }) => value),
    ...(word && fitting.length === 0 ? [typed.trim()] : []),
  ])
  return [...names].map((name) => ({ value: name, label: name }))
}
