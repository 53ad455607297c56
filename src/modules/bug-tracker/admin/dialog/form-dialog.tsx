import { Button, Text } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import type { Words } from '#kernel/admin/collection/words.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import type { FormWords } from '#kernel/admin/fields/words.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminTexts } from '../texts.ts'
import { DialogFields } from './dialog-fields.tsx'

export type FormDialogProps<S extends z.ZodType<object>> = {
  isOpen: boolean
  title: string
  /** Why this is asked. */
  text?: ReactNode
  /** What the button does. */
  submit: string
  fields: Fields
  words: Words<FormWords>
  /** What the values must be, and what `onSubmit` gets. */
  schema: S
  start?: Readonly<Record<string, unknown>>
  onSubmit(values: z.output<S>): Promise<unknown>
  onClose(): void
}

/** A few fields in a window: checked, sent, and closed once it has worked. */
export function FormDialog<S extends z.ZodType<object>>(props: FormDialogProps<S>) {
  const { isOpen, title, text, submit, onClose } = props
  const t = useTexts(adminTexts)
  const labels = useDialogLabels()
  const formId = useId()
  const [isSending, setSending] = useState(false)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {submit}
          </Button>
        </>
      }
    >
      {text && <Text mb="md">{text}</Text>}
      {isOpen && <DialogFields {...props} id={formId} onSending={setSending} />}
    </Modal>
  )
}
