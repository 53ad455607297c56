import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { NamedFilter } from '../../collection/collection.ts'
import { fieldText } from '../../fields/words.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import classes from '../toolbar.module.css'
import type { Browse } from '../use-browse.ts'
import { FilterEditor } from './filter-editor.tsx'
import { useFilterWords } from './filter-words.ts'

type Props = {
  browse: Browse
  name: string
  filter: NamedFilter
  value: unknown
  onChange(value: unknown): void
}

export function FilterPill({ browse, name, filter, value, onChange }: Props) {
  const t = useTexts(browseTexts)
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
