import { type UseFormReturnType, useForm } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { type Fields, pickValues } from '../../fields/form-values.ts'
import { fieldMessages } from '../../fields/messages.ts'
import { useMessages, useSession } from '../../session.tsx'
import { changesBetween, type Values } from '../compare/compare.ts'
import { type Faults, faultsAfterChange, findFaults } from './form-faults.ts'

export type FormRules = {
  fields: Fields
  schema?: z.ZodType
  complete?(values: Values, item: object): unknown
}

/** What the form began with: the thing as it was loaded, and its version. */
export type Base = { item: object; version: number | undefined }
export type EntryForm = ReturnType<typeof useEntryForm>

/** The values of a form, what differs from its base, and what is wrong. */
export function useEntryForm(rules: FormRules, start: Base) {
  const [base, setBase] = useState(start)
  const loaded = pickValues(rules.fields, base.item)
  const form = useForm<Record<string, unknown>>({ initialValues: { ...loaded } })
  const values: Values = form.values
  const faults = useFaults(rules, { base, form })
  return {
    base,
    loaded,
    values,
    ...faults,
    /** The values at this moment, also in work that began earlier. */
    now: (): Values => form.getValues(),
    changes: changesBetween(loaded, values),
    set: (name: string, value: unknown) => {
      form.setFieldValue(name, value)
      faults.recheck(name, { ...values, [name]: value })
    },
    setAll: (next: Values) => form.setValues({ ...next }),
    /** Begins anew from what was saved or loaded; with `keep` those values stay typed. */
    restart: (next: Base, keep: Values = {}) => {
      setBase(next)
      form.setValues({ ...pickValues(rules.fields, next.item), ...keep })
      faults.clear()
    },
  }
}

type Form = UseFormReturnType<Record<string, unknown>>

/** What is wrong and shown: at one place when the focus leaves it, everywhere when saving. */
function useFaults(rules: FormRules, { base, form }: { base: Base; form: Form }) {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  const [hasTried, setTried] = useState(false)
  const errors = form.errors as Faults
  const faultsOf = (values: Values) => {
    const complete = rules.complete && ((now: Values) => rules.complete?.(now, base.item))
    return findFaults({ ...rules, complete }, values, { t, lang })
  }
  return {
    errors,
    /** Someone has tried to save, so all faults are told together. */
    hasTried,
    show: (faults: Faults) => form.setErrors(faults),
    recheck: (name: string, values: Values) =>
      form.setErrors((shown) =>
        Object.keys(shown).length === 0
          ? shown
          : faultsAfterChange(shown as Faults, faultsOf(values), name),
      ),
    /**
     * Told, never taken back: what the server minds stays until it is changed. On top of what is shown by
     * then, for the focus leaves a field when faults just found lead to another one.
     */
    checkAt: (path: string) => {
      const fault = faultsOf(form.values)[path]
      if (fault !== undefined) form.setErrors((shown) => ({ ...shown, [path]: fault }))
    },
    check: (values: Values): Faults => {
      const faults = faultsOf(values)
      form.setErrors(faults)
      setTried(true)
      return faults
    },
    clear: () => {
      form.clearErrors()
      setTried(false)
    },
  }
}
