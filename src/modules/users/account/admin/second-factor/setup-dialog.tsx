import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { enable2FA, PreparedTotp } from '#modules/auth/second-factor/second-factor.calls.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { ScanDialog } from './scan-dialog.tsx'

const FIELDS = { password: passwordField() }
const SetupInput = z.object({ password: z.string() })

type Step =
  | { name: 'password' }
  | { name: 'scan'; prepared: z.infer<typeof PreparedTotp> }
  | { name: 'codes'; codes: readonly string[] }

/** Password, then QR and a first code, then the recovery codes. */
export function SetupDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(accountMessages)
  const [step, setStep] = useState<Step>({ name: 'password' })
  if (step.name === 'scan') {
    const done = (codes: readonly string[]) =>
      codes.length > 0 ? setStep({ name: 'codes', codes }) : onClose()
    return <ScanDialog prepared={step.prepared} onDone={done} onClose={onClose} />
  }
  if (step.name === 'codes') return <CodesDialog codes={step.codes} onClose={onClose} />
  const prepare = async ({ password }: z.output<typeof SetupInput>) => {
    const reply = await call(enable2FA, { body: { password } })
    setStep({ name: 'scan', prepared: PreparedTotp.parse(reply) })
  }
  return (
    <FieldsDialog
      isOpen
      title={t('factor.setup')}
      text={t('factor.passwordText')}
      submit={t('factor.next')}
      fields={FIELDS}
      words={wordsOf(formWords, 'proof')}
      schema={SetupInput}
      onSubmit={prepare}
      onClose={onClose}
      isStep
    />
  )
}
