import { useState } from 'react'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import { pickValues } from '../../fields/form-values.ts'
import { useMessages } from '../../session.tsx'
import { changesBetween, type Values } from '../compare/compare.ts'
import { editMessages } from '../messages.ts'
import { focusField } from './focus-field.ts'
import type { Base, EntryForm, FormRules } from './use-entry-form.ts'

/** A newer version stands in the way: it is compared with the own one before anything is saved. */
export type Conflict = { theirs: Base; isDraft: boolean; base: Values; mine: Values }

export type SaveCall = (ask: {
  /** What it is saved over, and the version of that. */
  item: object
  version: number | undefined
  values: Values
  changes: Values
}) => Promise<Base>

type Parts = {
  form: EntryForm
  rules: FormRules
  save: SaveCall
  /** Reads the stored version again. */
  reload(): Promise<Base>
  /** Another thing has taken the place of this one. */
  onMoved?(into: string): void
  /** `typedSince` was typed while the server was busy: it stays. */
  onSaved(saved: Base, typedSince: Values): void
}

/** Checks, saves, and says what stands in the way. */
export function useSaving(parts: Parts) {
  const { form, rules, save, onSaved } = parts
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const explain = useExplain(parts, setConflict)

  const send = async (values: Values, over: Base, isAgain = false): Promise<void> => {
    const [first] = Object.keys(form.check(values))
    if (first !== undefined) return focusField(first)
    setSaving(true)
    try {
      const changes = changesBetween(pickValues(rules.fields, over.item), values)
      const saved = await save({ ...over, values, changes })
      onSaved(saved, changesBetween(values, form.now()))
    } catch (error) {
      const theirs = await explain(error, values)
      // Only what the form does not show has changed, so there is nothing to compare.
      if (theirs && !isAgain) await send(values, theirs, true)
      else if (theirs) setConflict({ theirs, isDraft: false, base: form.loaded, mine: values })
    } finally {
      setSaving(false)
    }
  }
  return {
    isSaving,
    submit: () => (isSaving ? Promise.resolve() : send(form.values, form.base)),
    conflict,
    setConflict,
    /** What was chosen becomes the own version on top of the newer one; a draft is not yet saved. */
    apply: async (values: Values) => {
      if (!conflict) return
      const { theirs, isDraft } = conflict
      setConflict(undefined)
      form.restart(theirs, values)
      if (!isDraft) await send(values, theirs)
    },
  }
}

/**
 * A newer version is compared, faults of fields go to their inputs, anything else is told. Returns
 * the newer version when it looks the same in this form.
 */
function useExplain(
  { form, rules, reload, onMoved }: Parts,
  onConflict: (conflict: Conflict) => void,
) {
  const t = useMessages(editMessages)
  const say = useFailureWords()
  const tell = (error: unknown): undefined => {
    notify({ type: 'error', content: t('save.failed', { message: say(error) }) })
  }
  return async (error: unknown, values: Values): Promise<Base | undefined> => {
    if (!(error instanceof CallError)) return tell(error)
    const [first] = Object.keys(error.fields)
    if (first !== undefined) {
      form.show(error.fields)
      focusField(first)
      return undefined
    }
    const { into } = error.details
    if (onMoved && error.status === 409 && typeof into === 'string') {
      notify({ type: 'warning', content: t('save.moved', { message: say(error) }), lifetime: 8000 })
      return void onMoved(into)
    }
    if (error.code !== 'stale') return tell(error)
    try {
      const theirs = await reload()
      const changed = changesBetween(form.loaded, pickValues(rules.fields, theirs.item))
      if (Object.keys(changed).length === 0) return theirs
      onConflict({ theirs, isDraft: false, base: form.loaded, mine: values })
    } catch (second) {
      tell(second)
    }
    return undefined
  }
}
