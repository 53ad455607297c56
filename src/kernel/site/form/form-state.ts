/** What was typed into a plain form, and what is wrong with it, by the names of its fields. */
export type FormState = {
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
  /** Where it is taken up again; at the first fault unless said. */
  focus?: string
}

/** After a refusal the browser itself begins at the faulty field, without a script. */
export function focusOf(form: FormState, name: string): { autoFocus?: true } {
  const focus = form.focus ?? Object.keys(form.faults)[0]
  return focus === name ? { autoFocus: true } : {}
}
