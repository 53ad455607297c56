import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import type { NamedFilter } from '../../collection/collection.ts'
import type { DayRange, Filter } from '../../fields/filter.ts'
import { type FieldText, type FormWords, fieldText } from '../../fields/words.ts'
import { useMessages, useSession } from '../../session.tsx'
import { browseMessages } from '../messages.ts'
import classes from '../toolbar.module.css'
import type { Browse } from '../use-browse.ts'
import { FilterEditor } from './filter-editor.tsx'

type Props = {
  browse: { words: FormWords & Pick<Browse['words'], 'filters'> }
  name: string
  filter: NamedFilter
  value: unknown
  onChange(value: unknown): void
}

export function FilterPill({ browse, name, filter, value, onChange }: Props) {
  const t = useMessages(browseMessages)
  const [isOpen, setOpen] = useState(false)
  const text = fieldText(browse.words, filter.field ?? name)
  const label = browse.words.filters?.[name] ?? text.label
  const words = useFilterWords(filter, value, text)
  const isOn = value !== undefined
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
    >
      <span className={classes.pill} data-on={isOn || undefined}>
        <Popover.Target>
          <UnstyledButton
            className={classes.pillButton}
            aria-label={
              isOn ? t('filter.change', { label, value: words }) : t('filter.add', { label })
            }
            onClick={() => setOpen((open) => !open)}
          >
            {!isOn && <IconPlus size={14} stroke={1.75} aria-hidden />}
            {label}
            {isOn && <span className={classes.pillValue}>{words}</span>}
            {isOn && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        {isOn && (
          <UnstyledButton
            className={classes.pillRemove}
            aria-label={t('filter.remove', { label })}
            onClick={() => onChange(undefined)}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        )}
      </span>
      <Popover.Dropdown aria-label={label}>
        <FilterEditor
          filter={filter}
          label={label}
          text={text}
          value={value}
          onChange={onChange}
          onDone={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** A filter's value in words, as its chip shows it. */
function useFilterWords(filter: Filter, value: unknown, text: FieldText): string {
  const t = useMessages(browseMessages)
  const { lang } = useSession().user
  const isReference = filter.kind === 'reference' && typeof value === 'string'
  const { data: option } = useQuery({
    queryKey: ['filter', text.label, value],
    queryFn: () => filter.read?.(String(value)) ?? null,
    enabled: isReference && filter.read !== undefined,
    staleTime: 60_000,
  })
  const { data: known } = useQuery({
    queryKey: ['filter', text.label, 'known'],
    queryFn: () => filter.suggest?.('') ?? [],
    enabled: value !== undefined && filter.isClosed === true,
    staleTime: 60_000,
  })
  if (value === undefined) return ''
  if (isReference) return option?.label ?? '…'
  if (filter.kind === 'yes-no') return t(value ? 'filter.yes' : 'filter.no')
  if (filter.kind === 'days') return rangeWords(value as DayRange, t, lang)
  const words = [value].flat().map(String)
  if (filter.choices) return shorten(words.map(text.choice), t)
  if (!filter.isClosed) return shorten(words, t)
  return shorten(
    words.map((word) => known?.find((each) => each.value === word)?.label ?? '…'),
    t,
  )
}

function rangeWords(
  { from, to }: DayRange,
  t: Translate<typeof browseMessages>,
  lang: 'de' | 'en',
): string {
  if (from && to && from === to) return formatDay(from, lang)
  if (from && to) return t('filter.range', { from: formatDay(from, lang), to: formatDay(to, lang) })
  if (from) return t('filter.since', { day: formatDay(from, lang) })
  return t('filter.until', { day: formatDay(to ?? '', lang) })
}

/** Two at most, then a number. */
function shorten(words: readonly string[], t: Translate<typeof browseMessages>): string {
  const [first = ''] = words
  return words.length <= 2 ? words.join(', ') : t('filter.more', { first, count: words.length - 1 })
}
