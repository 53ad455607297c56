/** One line of the doctor: fine, a fault, or something worth knowing that is no fault. */
export type Finding = { mark: '✓' | '✗' | '!'; text: string }

export function fine(text: string): Finding {
  return { mark: '✓', text }
}

/** `advice` says what to do. */
export function fault(text: string, advice: string): Finding {
  return { mark: '✗', text: `${text} → ${advice}` }
}

export function hint(text: string, advice: string): Finding {
  return { mark: '!', text: `${text} → ${advice}` }
}
