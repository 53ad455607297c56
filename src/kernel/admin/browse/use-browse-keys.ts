import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'
import { type BrowseCommand, browseCommand } from './keyboard.ts'
import type { Browse } from './use-browse.ts'

/** After `g` the shell waits this long for the second key of a jump; that key is not ours. */
const JUMP_MS = 1200

type Parts = { canCreate: boolean; search: RefObject<HTMLInputElement | null> }

/** j and k move from row to row, x chooses, / searches, n makes a new one. */
export function useBrowseKeys(browse: Browse, { canCreate, search }: Parts): void {
  const jumpedAt = useRef(0)
  const obey = (command: BrowseCommand, at: number) => {
    const row = browse.entries[at]?.[1]
    if (command.do === 'move') rowLink(command.to)?.focus()
    if (command.do === 'choose') browse.choose(at, false)
    if (command.do === 'open' && row) browse.open(row)
    if (command.do === 'search') search.current?.focus()
    if (command.do === 'create' && canCreate) browse.create()
    if (command.do === 'clear') browse.clear()
  }
  useWindowEvent('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (event.defaultPrevented || target.closest('[role="dialog"],[role="menu"]')) return
    const isJump = Date.now() - jumpedAt.current < JUMP_MS
    jumpedAt.current = event.key === 'g' ? Date.now() : 0
    if (isJump) return
    const at = Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1)
    const command = browseCommand(
      {
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: isTextField(target),
        isOnControl: target.closest('a,button') !== null,
      },
      { at, rows: browse.entries.length, isAnyChosen: browse.selection.size > 0 },
    )
    if (!command) return
    event.preventDefault()
    obey(command, at)
  })
}

function rowLink(place: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[data-row="${place}"] :is([data-row-link], input[type="checkbox"])`,
  )
}

function isTextField(target: HTMLElement): boolean {
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLSelectElement) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
  )
}
