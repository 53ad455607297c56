import { Button, Text } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { Modal } from '#ui/modal/modal.tsx'
import type { Words } from '../collection/words.ts'
import type { Fields, Values } from '../fields/form-values.ts'
import type { FormWords } from '../fields/words.ts'
import { useTexts } from '../session.tsx'
import { texts } from '../shell/messages.ts'
import { useDialogLabels } from '../shell/use-dialog-labels.ts'
import { DialogForm } from './dialog-form.tsx'

export type FieldsDialogProps<S extends z.ZodType<object>> = {
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
  const t = useTexts(texts)
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
