import { FieldShell, noted } from './field-shell.tsx'
import { type FormState, focusOf } from './form-state.ts'

type Props = {
  form: FormState
  name: string
  label: string
  hint?: string
  choices: readonly { value: string; label: string }[]
  autoComplete?: string
}

/** A list to choose one from; the first is chosen until somebody chooses. */
export function ChoiceField({ form, name, label, hint, choices, autoComplete }: Props) {
  const notes = { id: name, hint, fault: form.faults[name] }
  return (
    <FieldShell {...notes} label={label}>
      <select
        {...focusOf(form, name)}
        {...noted(notes)}
        name={name}
        autoComplete={autoComplete}
        defaultValue={form.typed[name] || choices[0]?.value}
      >
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
