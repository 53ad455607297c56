import { Checkbox, Loader, Radio, Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { DayRange, Filter } from '../../fields/filter.ts'
import type { FieldText } from '../../fields/words.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import { FilterSearch } from './filter-search.tsx'

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
  const t = useTexts(browseTexts)
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
