import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { boolean } from '#kernel/admin/fields/choice-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { accountTexts, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'
import { CodesDialog } from '../second-factor/codes-dialog.tsx'
import { makePasskey } from './make-passkey.ts'

const FIELDS = { name: text({ max: 80 }), password: passwordField(), isFactor: boolean() }
const PasskeyInput = z.object({ name: z.string(), password: z.string(), isFactor: z.boolean() })

/** Name and password first, then the browser asks for finger, face or PIN. */
export function AddPasskeyDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(accountTexts)
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) return <CodesDialog codes={codes} onClose={onClose} />
  const add = async (given: z.output<typeof PasskeyInput>) => {
    const made = await makePasskey(given).catch((error: unknown) => {
      throw error instanceof CallError ? error : cancelled(t('passkeys.cancelled'))
    })
    notify({ content: t('passkeys.added') })
    if (made.length > 0) setCodes(made)
    else onClose()
  }
  return (
    <FieldsDialog
      isOpen
      title={t('passkeys.add')}
      text={t('passkeys.addText')}
      submit={t('passkeys.submit')}
      fields={FIELDS}
      words={wordsOf(formWords, 'passkey')}
      schema={PasskeyInput}
      onSubmit={add}
      onClose={onClose}
      isStep
    />
  )
}

/** The browser says only that nothing came of it. */
function cancelled(message: string): CallError {
  return new CallError({ message, code: 'cancelled', status: 0 })
}
