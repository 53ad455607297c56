const MAC_SIGNS: Readonly<Record<string, string>> = {
  mod: '⌘',
  alt: '⌥',
  shift: '⇧',
  enter: '↵',
}

export interface KeyNames {
  isMac: boolean
  /** What the keyboard says elsewhere, e.g. `{ mod: 'Strg', shift: 'Umschalt' }`. */
  labels: Readonly<Record<string, string>>
}

/** How each key of a shortcut is written; `mod` is ⌘ on a Mac and the Ctrl key elsewhere. */
export function keyLabels(keys: readonly string[], { isMac, labels }: KeyNames): string[] {
  return keys.map((key) => (isMac ? MAC_SIGNS[key] : undefined) ?? labels[key] ?? capital(key))
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
