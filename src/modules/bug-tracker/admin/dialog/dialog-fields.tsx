import { Alert } from '@mantine/core'
import { getHotkeyHandler, useTimeout } from '@mantine/hooks'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { type Faults, findFaults } from '#kernel/admin/edit/form-faults.ts'
import { emptyValues, isShown, type Values } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { fieldTexts } from '#kernel/admin/fields/texts.ts'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import classes from './form-dialog.module.css'
import type { FormDialogProps } from './form-dialog.tsx'

/** The window takes the focus first; then it belongs to the first field. */
const FOCUS_AFTER = 60

type Props<S extends z.ZodType<object>> = FormDialogProps<S> & {
  id: string
  onSending(isSending: boolean): void
}

/** The inputs of a dialog; what was typed stays until it was sent. */
export function DialogFields<S extends z.ZodType<object>>(props: Props<S>) {
  const { fields, start } = props
  const words = props.words[useSession().user.lang]
  const [values, setValues] = useState<Values>({ ...emptyValues(fields), ...start })
  const { faults, failure, send } = useSending(props)
  const state = useMemo(() => ({ errors: faults, isReadOnly: false }), [faults])
  const form = useRef<HTMLFormElement>(null)
  useTimeout(() => focusFirst(form.current), FOCUS_AFTER, { autoInvoke: true })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void send(values)
  }
  return (
    <form
      ref={form}
      id={props.id}
      noValidate
      className={classes.fields}
      onSubmit={submit}
      onKeyDown={getHotkeyHandler([['mod+Enter', () => submit()]])}
    >
      <FormContext value={state}>
        {Object.entries(fields)
          .filter(([, field]) => isShown(field, values))
          .map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              path={name}
              value={values[name]}
              text={fieldText(words, name)}
              onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            />
          ))}
      </FormContext>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
    </form>
  )
}

/** A list would open at once and cover the others, so only a text takes the focus. */
function focusFirst(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('input, textarea')
  if (first && !first.hasAttribute('aria-haspopup')) first.focus()
}

/** Checks first; what the server refuses is shown where it belongs. */
function useSending<S extends z.ZodType<object>>(props: Props<S>) {
  const { fields, schema, onSubmit, onClose, onSending } = props
  const t = useTexts(fieldTexts)
  const { lang } = useSession().user
  const say = useFailureWords()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)

  const mark = (isNow: boolean) => {
    setSending(isNow)
    onSending(isNow)
  }
  const fail = (error: unknown) => {
    const own = error instanceof CallError ? error.fields : {}
    const known = Object.keys(own).some((name) => Object.hasOwn(fields, name))
    if (known) setFaults(own)
    else setFailure(say(error))
  }
  const send = async (values: Values) => {
    const found = findFaults({ fields, schema }, values, { t, lang })
    setFaults(found)
    setFailure(undefined)
    const checked = schema.safeParse(values)
    if (Object.keys(found).length > 0 || !checked.success || isSending) return
    mark(true)
    try {
      await onSubmit(checked.data)
      onClose()
    } catch (error) {
      fail(error)
    } finally {
      mark(false)
    }
  }
  return { faults, failure, send }
}
