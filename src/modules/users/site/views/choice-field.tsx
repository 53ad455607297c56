import type { Lang } from '#kernel/i18n/texts.ts'
import type { AccountForm } from '../../pages.ts'
import { FieldShell, noted } from './field-shell.tsx'
import { focusOf, storedHint } from './form-parts.tsx'

type Choice = { value: string; label: string }

type Props = {
  form: AccountForm
  name: string
  lang: Lang
  label: string
  hint?: string
  choices: readonly Choice[]
  autoComplete?: string
}

/** A list to choose one from; the first is chosen until somebody chooses. */
export function ChoiceField({ form, name, lang, label, hint, choices, autoComplete }: Props) {
  const hintNow = namedStored({ form, name, lang, choices }) ?? hint
  const notes = { id: name, hint: hintNow, fault: form.faults[name] }
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

/** The stored value in the words of the list. */
function namedStored({
  form,
  name,
  lang,
  choices,
}: Pick<Props, 'form' | 'name' | 'lang' | 'choices'>) {
  const stored = form.stored[name]
  const words = choices.find(({ value }) => value === stored)?.label
  if (stored === undefined || words === undefined) return storedHint({ form, name, lang })
  return storedHint({ form: { ...form, stored: { [name]: words } }, name, lang })
}
