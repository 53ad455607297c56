import { useOs } from '@mantine/hooks'
import classes from './kbd-hint.module.css'
import { keyLabels } from './key-labels.ts'

export interface KbdHintProps {
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
