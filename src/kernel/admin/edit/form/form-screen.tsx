import { useCallbackRef, useHotkeys } from '@mantine/hooks'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConfirm } from '../../collection/actions/use-confirm.tsx'
import type { Fields } from '../../fields/form-values.ts'
import { FormContext } from '../../fields/inputs/form-context.tsx'
import { type FormWords, fieldText } from '../../fields/words.ts'
import { useMessages } from '../../session.tsx'
import { CompareDialog } from '../compare/compare-dialog.tsx'
import { DraftBanner } from '../drafts/draft-banner.tsx'
import { type DraftKey, useDraft } from '../drafts/use-draft.ts'
import { useDraftRestore } from '../drafts/use-draft-restore.ts'
import { LeaveGuard } from '../leave/leave-guard.tsx'
import { editMessages } from '../messages.ts'
import { FaultSummary } from './fault-summary.tsx'
import { focusField, leftPaths } from './focus-field.ts'
import type { Layout } from './form-layout.ts'
import { type Drawing, FormSections } from './form-sections.tsx'
import { SaveBar } from './save-bar.tsx'
import { type Base, type FormRules, useEntryForm } from './use-entry-form.ts'
import { type SaveCall, useSaving } from './use-saving.ts'

type Parts = Omit<Drawing, 'textOf' | 'setterOf'> & { onType(): void }

type FormScreenProps = {
  place: DraftKey
  rules: FormRules
  /** All fields of the layout, read-only ones included. */
  fields: Fields
  words: FormWords
  layout: Layout
  start: Base
  isReadOnly: boolean
  /** Fields that are shown and cannot be changed by this person. */
  closed?: readonly string[]
  save: SaveCall
  /** Where what is live may be saved as a draft too, or only so. */
  draft?: { save?: SaveCall; isOnly: boolean }
  /** Stands above the form. */
  notice?(isDirty: boolean): ReactNode
  reload(): Promise<Base>
  onSaved(saved: Base): void
  /** Opens the thing that has taken the place of this one; what was typed waits there as a draft. */
  onMoved?(into: string): void
  /** Set while leaving is wanted: after creating, deleting or discarding. */
  free: RefObject<boolean>
}

/** A form with everything around it: draft, faults, save bar, guard and comparison. */
export function FormScreen(props: FormScreenProps) {
  const { place, rules, fields, words, layout, start, isReadOnly, save, reload, free, closed } =
    props
  const t = useMessages(editMessages)
  const isNew = place.id === undefined
  const form = useEntryForm(rules, start)
  const draft = useDraft(form, place, rules.fields)
  const { confirm, dialog } = useConfirm()
  const isDirty = Object.keys(form.changes).length > 0
  // What stands in the way of saving is settled the way it was saved.
  const chosen = useRef<SaveCall>(undefined)
  const saving = useSaving({
    form,
    rules,
    save: (ask) => (chosen.current ?? save)(ask),
    reload,
    onMoved:
      props.onMoved &&
      ((into) => {
        free.current = true
        draft.moveTo(into)
        props.onMoved?.(into)
      }),
    onSaved: (saved, typedSince) => {
      free.current = isNew || Object.keys(typedSince).length === 0
      draft.forget()
      form.restart(saved, typedSince)
      props.onSaved(saved)
    },
  })
  const restore = useDraftRestore({ form, draft, place, onConflict: saving.setConflict })
  const drawing = useDrawing({
    fields,
    words,
    form,
    isNew,
    closed,
    reload: async () => void (await reload()),
    onType: () => {
      free.current = false
      draft.touch()
    },
  })
  useNewStart(start, () => form.restart(start, isDirty ? form.changes : {}))
  useFieldOfAddress()

  const submit = (how?: SaveCall) => {
    if (isReadOnly || saving.isSaving || !(isDirty || isNew)) return
    chosen.current = how
    void saving.submit()
  }
  useHotkeys([['mod+S', () => submit()]], [], true)
  const discard = async () => {
    const question = { title: t('discard.title'), text: t('discard.text'), yes: t('discard.yes') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    draft.forget()
    form.restart(form.base)
  }
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    for (const path of leftPaths(target, relatedTarget)) form.checkAt(path)
  }
  const { errors, values } = form
  const state = useMemo(() => ({ errors, isReadOnly, values }), [errors, isReadOnly, values])
  return (
    <form noValidate onBlur={leave} onSubmit={(event) => event.preventDefault()}>
      {draft.offered && !isReadOnly && (
        <DraftBanner draft={draft.offered} onRestore={restore} onDrop={draft.forget} />
      )}
      {props.notice?.(isDirty)}
      {form.hasTried && <FaultSummary faults={form.errors} words={words} />}
      <FormContext value={state}>
        <FormSections layout={layout} drawing={drawing} />
      </FormContext>
      {!isReadOnly && (isDirty || isNew) && (
        <SaveBar
          isNew={isNew}
          isSaving={saving.isSaving}
          canDiscard={isDirty}
          draft={saveDraftOf(props.draft, submit)}
          onSave={() => submit()}
          onDiscard={() => void discard()}
        />
      )}
      <LeaveGuard isDirty={isDirty} mayLeave={() => free.current} onDiscard={draft.forget} />
      {saving.conflict && (
        <CompareDialog
          conflict={saving.conflict}
          fields={rules.fields}
          words={words}
          onClose={() => saving.setConflict(undefined)}
          onApply={(values) => void saving.apply(values)}
        />
      )}
      {dialog}
    </form>
  )
}

function saveDraftOf(draft: FormScreenProps['draft'], submit: (how?: SaveCall) => void) {
  return draft && { isOnly: draft.isOnly, onSave: () => submit(draft.save) }
}

/** Whoever follows a link to '…#maker.email' arrives in that field. */
function useFieldOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => focusField(hash.slice(1)), [hash])
}

/**
 * Begins anew whenever the thing was read again. What it was drawn with counts, not how often an effect
 * has run: something that is not shown yet may be drawn without effects.
 */
function useNewStart(start: Base, restart: () => void): void {
  const begunWith = useRef(start)
  const begin = useCallbackRef(restart)
  useEffect(() => {
    if (begunWith.current === start) return
    begunWith.current = start
    begin()
  }, [start, begin])
}

/** Words and setters that stay the same between renders, so that only what changed is drawn anew. */
function useDrawing({ onType, ...parts }: Parts): Drawing {
  const { words, form } = parts
  const set = useCallbackRef((name: string, value: unknown) => {
    onType()
    form.set(name, value)
  })
  const textOf = useMemo(() => remembering((name) => fieldText(words, name)), [words])
  const setterOf = useMemo(() => remembering((name) => (value: unknown) => set(name, value)), [set])
  return { ...parts, textOf, setterOf }
}

function remembering<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = make(name)
    known.set(name, made)
    return made
  }
}
