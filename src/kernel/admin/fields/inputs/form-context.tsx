import { createContext, use } from 'react'

type FormState = {
  /** Path → words, for inputs at any depth. */
  errors: Readonly<Record<string, string>>
  /** Everything is shown, nothing can be changed. */
  isReadOnly: boolean
  /** What the whole form holds now, for inputs that show their value beside others. */
  values?: Readonly<Record<string, unknown>>
}

const QUIET: FormState = { errors: {}, isReadOnly: false }

export const FormContext = createContext<FormState>(QUIET)

export function useFormState(): FormState {
  return use(FormContext)
}
