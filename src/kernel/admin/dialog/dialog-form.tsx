import { Alert, Stack } from '@mantine/core'
import { getHotkeyHandler, useTimeout } from '@mantine/hooks'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { emptyValues, isShown, type Values } from '../fields/form-values.ts'
import { FieldInput } from '../fields/inputs/field-input.tsx'
import { FormContext } from '../fields/inputs/form-context.tsx'
import { fieldText } from '../fields/words.ts'
import { useSession } from '../session.tsx'
import type { FieldsDialogProps } from './fields-dialog.tsx'
import { useSending } from './use-sending.ts'

/** The window takes the focus first; then it belongs to the first field. */
const FOCUS_AFTER = 60

type Props<S extends z.ZodType<object>> = FieldsDialogProps<S> & {
  id: string
  onSending(isSending: boolean): void
}

/** The inputs of a dialog; what was typed stays until it was sent. */
export function DialogForm<S extends z.ZodType<object>>(props: Props<S>) {
  const { id, fields, start } = props
  const words = props.words[useSession().user.lang]
  const [values, setValues] = useState<Values>({ ...emptyValues(fields), ...start })
  const { faults, failure, send } = useSending(props)
  const state = useMemo(() => ({ errors: faults, isReadOnly: false }), [faults])
  const form = useRef<HTMLFormElement>(null)
  useTimeout(() => focusFirst(form.current), FOCUS_AFTER, { autoInvoke: true })
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault()
    // A dialog may stand inside the form of a screen, which must not be sent along.
    event?.stopPropagation()
    void send(values)
  }
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      onKeyDown={getHotkeyHandler([['mod+Enter', () => submit()]])}
    >
      <Stack gap="md">
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
        {props.below?.(values)}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </form>
  )
}

/**
 * A list would open at once and cover the others, so only a text takes the focus; and whoever is
 * already in a field stays there.
 */
function focusFirst(form: HTMLElement | null): void {
  if (form?.contains(document.activeElement)) return
  const first = form?.querySelector<HTMLElement>('input, textarea')
  if (first && !first.hasAttribute('aria-haspopup')) first.focus()
}
