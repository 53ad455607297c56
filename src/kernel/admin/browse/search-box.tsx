import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { useMessages } from '../session.tsx'
import { browseMessages } from './messages.ts'
import classes from './toolbar.module.css'
import type { Browse } from './use-browse.ts'

const TYPING_PAUSE = 250

type Props = { browse: Browse; inputRef: Ref<HTMLInputElement> }

/** What is typed becomes part of the address after a short pause. */
export function SearchBox({ browse, inputRef }: Props) {
  const t = useMessages(browseMessages)
  const { state, change, words } = browse
  const [isFocused, setFocused] = useState(false)
  const search = useDebouncedCallback((typed: string) => {
    change({ search: typed }, { replace: true })
  }, TYPING_PAUSE)
  const [stored, setText] = useState({ typed: state.search, known: state.search })
  const text = followAddress(stored, state.search, isFocused || search.isPending())
  if (text !== stored) setText(text)
  const type = (typed: string) => {
    setText({ ...text, typed })
    search(typed)
  }
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      type="text"
      role="searchbox"
      aria-label={t('search.label')}
      placeholder={words.search ?? t('search.placeholder')}
      leftSection={<IconSearch {...SMALL_ICON} />}
      rightSection={
        text.typed ? (
          <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => type('')} />
        ) : (
          <span className={classes.slash}>
            <KbdHint keys={['/']} />
          </span>
        )
      }
      value={text.typed}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        search.flush()
        setFocused(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}

/** The search box between keyboard and address, which follows with a delay. */
type SearchText = {
  /** What stands in the box. */
  typed: string
  /** What the address last said. */
  known: string
}

/** While someone types the box leads; otherwise it says what the address says. */
export function followAddress(text: SearchText, address: string, isTyping: boolean): SearchText {
  if (isTyping) return address === text.known ? text : { ...text, known: address }
  const isFollowing = address === text.known && address === text.typed
  return isFollowing ? text : { typed: address, known: address }
}
