import type { EntryForm } from '../form/use-entry-form.ts'
import type { Conflict } from '../form/use-saving.ts'
import type { Draft } from './draft.ts'
import type { DraftKey } from './use-draft.ts'

type Parts = {
  form: EntryForm
  draft: { offered: Draft | undefined; take(): void }
  place: DraftKey
  onConflict(conflict: Conflict): void
}

/** Brings a draft back; if the thing was saved by someone since, both versions are compared first. */
export function useDraftRestore({ form, draft, place, onConflict }: Parts): () => void {
  return () => {
    const { offered } = draft
    if (!offered) return
    const { changes, base, version } = offered
    draft.take()
    if (place.id === undefined || version === form.base.version) {
      return form.setAll({ ...form.values, ...changes })
    }
    onConflict({
      theirs: form.base,
      isDraft: true,
      base: { ...form.loaded, ...base },
      mine: { ...form.loaded, ...changes },
    })
  }
}
