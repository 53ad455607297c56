import { useMemo } from 'react'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession } from '#kernel/admin/session.tsx'
import type { PageFields } from '../../contract-values.ts'
import { formWords } from '../messages.ts'
import type { DraftEditing } from './drafts/use-draft.ts'
import classes from './edit.module.css'

export const FIELD_WORDS = wordsOf(formWords, 'fields')

type Props = { editing: DraftEditing; fields: Fields; isReadOnly: boolean }

/** Some fields of the draft, saved by themselves like everything else in it. */
export function FieldsForm({ editing, fields, isReadOnly }: Props) {
  const words = FIELD_WORDS[useSession().user.lang]
  const { content, faults, store } = editing
  const errors = faults.fields
  const state = useMemo(() => ({ errors, isReadOnly }), [errors, isReadOnly])
  const values: Readonly<Record<string, unknown>> = content.fields
  const change = (name: string, value: unknown) => {
    const given = { [name]: value ?? '' }
    // What is too long or odd stays on the screen with its fault; only its shape has to be right.
    store.change((now) => ({ ...now, fields: merged(now.fields, given) }))
  }
  return (
    <FormContext value={state}>
      <div className={classes.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            path={name}
            value={values[name] === '' ? field.empty : values[name]}
            text={fieldText(words, name)}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
    </FormContext>
  )
}

/** Each field keeps the kind of value it has; anything else is left out. */
function merged(fields: PageFields, given: Readonly<Record<string, unknown>>): PageFields {
  const known: Readonly<Record<string, unknown>> = fields
  const fitting = Object.entries(given).filter(
    ([name, value]) => typeof value === typeof known[name],
  )
  return Object.assign({ ...fields }, Object.fromEntries(fitting))
}
