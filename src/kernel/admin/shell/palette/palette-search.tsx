import { Loader } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ICON } from '#ui/icon-size.ts'
import { useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import classes from './palette.module.css'
import { LIST_ID } from './palette-list.tsx'
import { optionId } from './use-selection.ts'

type PaletteSearchProps = {
  query: string
  selected: string | undefined
  isSearching: boolean
  onChange(query: string): void
  onKeyDown(event: KeyboardEvent): void
}

export function PaletteSearch(props: PaletteSearchProps) {
  const { query, selected, isSearching, onChange, onKeyDown } = props
  const t = useTexts(texts)
  const input = useRef<HTMLInputElement>(null)
  // At once: what is typed right after the shortcut must not get lost.
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={classes.search}>
      <IconSearch {...ICON} />
      <input
        ref={input}
        type="text"
        role="combobox"
        className={classes.input}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        aria-label={t('palette.title')}
        aria-expanded={selected !== undefined}
        aria-controls={LIST_ID}
        aria-activedescendant={selected && optionId(selected)}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isSearching && <Loader size={16} aria-label={t('palette.searching')} />}
    </div>
  )
}
