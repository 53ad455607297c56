import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAdminPath } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { GO_KEYS } from './shortcut-list.ts'

/** Longer than this after `g`, the second key is a key of its own. */
const SEQUENCE_MS = 1200
const NO_TAGS: string[] = []

/** Ctrl/⌘K everywhere but inside rich text (there it is the link dialog); `?` and `g …` outside fields. */
export function useShellKeys(): void {
  const { current, open, close } = usePanels()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const goPressedAt = useRef(0)

  const toggle = (panel: 'palette' | 'shortcuts') => (current === panel ? close() : open(panel))
  const go = (path: string) => {
    const isInTime = Date.now() - goPressedAt.current < SEQUENCE_MS
    goPressedAt.current = 0
    if (isInTime && current === null) void navigate(adminPath(path))
  }

  const goKeys = Object.entries(GO_KEYS).map(
    ([key, { path }]): HotkeyItem => [key, () => go(path), { preventDefault: false }],
  )
  useHotkeys([['mod+K', () => toggle('palette')]], NO_TAGS)
  useHotkeys([
    ['shift+?', () => toggle('shortcuts')],
    ['?', () => toggle('shortcuts')],
    [
      'g',
      () => {
        goPressedAt.current = Date.now()
      },
      { preventDefault: false },
    ],
    ...goKeys,
  ])
}
