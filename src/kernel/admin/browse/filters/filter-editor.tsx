import { Checkbox, Loader, Radio, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { DayRange, Filter, Option } from '../../fields/filter.ts'
import type { FieldText } from '../../fields/words.ts'
import { useMessages } from '../../session.tsx'
import { browseMessages } from '../messages.ts'

export type EditorProps<V = unknown> = {
  filter: Filter
  label: string
  text: FieldText
  value: V | undefined
  onChange(value: V | undefined): void
  /** Closes the chip: the answer is complete. */
  onDone(): void
}

/** The calendar is large: it comes when a date filter is opened. */
const DaysEditor = lazy(async () => ({
  default: (await import('./days-editor.tsx')).DaysEditor,
}))

/** What opens below a chip. */
export function FilterEditor(props: EditorProps) {
  switch (props.filter.kind) {
    case 'choices':
      return <ChoicesEditor {...(props as EditorProps<string[]>)} />
    case 'choice':
    case 'yes-no':
      return <OneEditor {...props} />
    case 'days':
      return (
        <Suspense fallback={<Loader size="sm" />}>
          <DaysEditor {...(props as EditorProps<DayRange>)} />
        </Suspense>
      )
    case 'tags':
    case 'reference':
      return <FilterSearch {...(props as EditorProps<string | string[]>)} />
  }
}

/** What is ticked counts at once: the next tick may come before the address of this one is drawn. */
function ChoicesEditor({ filter, label, text, value = [], onChange }: EditorProps<string[]>) {
  const [ticked, setTicked] = useState(value)
  const [drawn, setDrawn] = useState(value)
  if (value.join('\n') !== drawn.join('\n')) {
    setDrawn(value)
    setTicked(value)
  }
  const tick = (next: string[]) => {
    setTicked(next)
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <Checkbox.Group aria-label={label} value={ticked} onChange={tick}>
      <Stack gap="xs">
        {filter.choices?.map((choice) => (
          <Checkbox key={choice} value={choice} label={text.choice(choice)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

const ANY = ''

function OneEditor({ filter, label, text, value, onChange, onDone }: EditorProps) {
  const t = useMessages(browseMessages)
  const isYesNo = filter.kind === 'yes-no'
  const options = isYesNo
    ? [
        { value: 'true', label: t('filter.yes') },
        { value: 'false', label: t('filter.no') },
      ]
    : (filter.choices ?? []).map((choice) => ({ value: choice, label: text.choice(choice) }))
  const choose = (word: string) => {
    onChange(word === ANY ? undefined : filter.parse([word]))
    onDone()
  }
  return (
    <Radio.Group
      aria-label={label}
      value={value === undefined ? ANY : String(value)}
      onChange={choose}
    >
      <Stack gap="xs">
        <Radio value={ANY} label={t('filter.any')} />
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Tags (several) or a thing of another collection (one), found by typing. */
function FilterSearch(props: EditorProps<string | string[]>) {
  const { filter, label, value, onChange, onDone } = props
  const t = useMessages(browseMessages)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const isMany = filter.kind === 'tags'
  const found = useQuery({
    queryKey: ['filter', label, 'find', isMany ? '' : search],
    queryFn: () => filter.suggest?.(search) ?? [],
    placeholderData: keepPreviousData,
  })
  const chosen = [value ?? []].flat()
  const options = isMany
    ? tagOptions(found.data ?? [], chosen, { typed, isClosed: filter.isClosed })
    : (found.data ?? [])
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

type Typing = { typed: string; isClosed: boolean | undefined }

/** Chosen ones first; what was typed can be chosen even if nothing carries it. */
function tagOptions(
  known: readonly Option[],
  chosen: readonly string[],
  { typed, isClosed }: Typing,
): Option[] {
  const word = typed.trim().toLowerCase()
  const fitting = known.filter(({ label }) => label.toLowerCase().includes(word))
  const names = new Set([
    ...chosen,
    ...fitting.map(({ value }) => value),
    ...(word && fitting.length === 0 && !isClosed ? [typed.trim()] : []),
  ])
  return [...names].map((name) => known.find(({ value }) => value === name) ?? asOption(name))
}

function asOption(name: string): Option {
  return { value: name, label: name }
}
