import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { renewRecoveryCodes } from '#modules/auth/second-factor/second-factor.calls.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'
import { CodesDialog } from './codes-dialog.tsx'

const FIELDS = { password: passwordField() }
const RenewInput = z.object({ password: z.string() })

/** Ten new recovery codes; the old ones end with it. */
export function RenewDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(accountMessages)
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  const renew = async ({ password }: z.output<typeof RenewInput>) => {
    const { recovery_codes } = await call(renewRecoveryCodes, { body: { password } })
    setCodes(recovery_codes)
  }
  return (
    <FieldsDialog
      isOpen
      title={t('factor.renew')}
      text={t('factor.renewText')}
      submit={t('factor.renewSubmit')}
      fields={FIELDS}
      words={wordsOf(formWords, 'proof')}
      schema={RenewInput}
      onSubmit={renew}
      onClose={onClose}
      isStep
    />
  )
}
