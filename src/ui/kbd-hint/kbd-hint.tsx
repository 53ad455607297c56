import { useOs } from '@mantine/hooks'
import classes from './kbd-hint.module.css'

interface KbdHintProps {
  /** Keys pressed together, e.g. `['mod', 'k']`. */
  keys: readonly string[]
  /** What keys are called on this keyboard, e.g. `{ mod: 'Strg' }`. */
  labels?: Readonly<Record<string, string>>
}

const PLAIN = { mod: 'Ctrl' }

/** A keyboard shortcut, written as the reader's keyboard writes it. */
export function KbdHint({ keys, labels = PLAIN }: KbdHintProps) {
  const os = useOs()
  const isMac = os === 'macos' || os === 'ios'
  return (
    <kbd className={classes.root}>
      {keyLabels(keys, { isMac, labels }).map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  )
}

const MAC_SIGNS: Readonly<Record<string, string>> = {
  mod: '⌘',
  alt: '⌥',
  shift: '⇧',
  enter: '↵',
}

interface KeyNames {
  isMac: boolean
  /** What the keyboard says elsewhere, e.g. `{ mod: 'Strg', shift: 'Umschalt' }`. */
  labels: Readonly<Record<string, string>>
}

/** How each key of a shortcut is written; `mod` is ⌘ on a Mac and the Ctrl key elsewhere. */
export function keyLabels(keys: readonly string[], { isMac, labels }: KeyNames): string[] {
  return keys.map((key) => (isMac ? MAC_SIGNS[key] : undefined) ?? labels[key] ?? capital(key))
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
