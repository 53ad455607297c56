import { Alert, Button, Stack, Text } from '@mantine/core'
import { getHotkeyHandler, useTimeout } from '@mantine/hooks'
import { type ReactNode, type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { Modal } from '#ui/modal/modal.tsx'
import type { Words } from '../collection/words.ts'
import { emptyValues, type Fields, isShown, type Values } from '../fields/form-values.ts'
import { FieldInput } from '../fields/inputs/field-input.tsx'
import { FormContext } from '../fields/inputs/form-context.tsx'
import { type FormWords, fieldText } from '../fields/words.ts'
import { useMessages, useSession } from '../session.tsx'
import { messages } from '../shell/messages.ts'
import { useDialogLabels } from '../shell/use-dialog-labels.ts'
import { useSending } from './use-sending.ts'

/** The window takes the focus first; then it belongs to the first field. */
const FOCUS_AFTER = 60

type Props<S extends z.ZodType<object>> = FieldsDialogProps<S> & {
  id: string
  onSending(isSending: boolean): void
}

type FieldsDialogProps<S extends z.ZodType<object>> = {
  isOpen: boolean
  title: string
  /** Why this is asked. */
  text?: ReactNode
  /** What the button does. */
  submit: string
  isDanger?: boolean
  size?: 'sm' | 'md' | 'lg'
  fields: Fields
  words: Words<FormWords>
  /** What the values must be, and what `onSubmit` gets. */
  schema: S
  start?: Readonly<Record<string, unknown>>
  /** What follows from the values as they are typed, drawn below the fields. */
  below?(values: Values): ReactNode
  /** Names of the wire → names of the form, where they differ. */
  faultName?(name: string): string
  onSubmit(values: z.output<S>): Promise<unknown>
  onClose(): void
  /** What follows is drawn by `onSubmit`, so it is not closed. */
  isStep?: boolean
}

/** A few fields in a window; it stays until what it asks for has worked. */
export function FieldsDialog<S extends z.ZodType<object>>(props: FieldsDialogProps<S>) {
  const { isOpen, title, text, submit, isDanger, size = 'md', onClose } = props
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const formId = useId()
  const [isSending, setSending] = useState(false)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      labels={labels}
      size={size}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            color={isDanger ? 'red' : undefined}
          >
            {submit}
          </Button>
        </>
      }
    >
      {text && <Text mb="md">{text}</Text>}
      {isOpen && <DialogForm {...props} id={formId} onSending={setSending} />}
    </Modal>
  )
}

/** The inputs of a dialog; what was typed stays until it was sent. */
function DialogForm<S extends z.ZodType<object>>(props: Props<S>) {
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
