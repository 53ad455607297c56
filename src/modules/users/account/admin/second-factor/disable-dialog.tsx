import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { disable2FA } from '#modules/auth/second-factor/second-factor.calls.ts'
import { notify } from '#ui/notification/notify.tsx'
import { accountTexts, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'
import { toProof } from './typed-code.ts'

const FIELDS = { password: passwordField(), code: text({ required: true, max: 40, code: true }) }
const DisableInput = z.object({ password: z.string(), code: z.string() })

export function DisableDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(accountTexts)
  const disable = async ({ password, code }: z.output<typeof DisableInput>) => {
    await call(disable2FA, { body: { password, ...toProof(code) } })
    notify({ content: t('factor.disabled') })
  }
  return (
    <FieldsDialog
      isOpen
      title={t('factor.disable')}
      text={t('factor.disableText')}
      submit={t('factor.disable')}
      isDanger
      fields={FIELDS}
      words={wordsOf(formWords, 'proof')}
      schema={DisableInput}
      onSubmit={disable}
      onClose={onClose}
    />
  )
}
