import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type Passkey, removePasskey, renamePasskey } from '#modules/auth/passkeys/passkey.calls.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'

type Props = { passkey: Passkey; onClose(): void }

const NAME = { name: text({ required: true, max: 80 }) }
const Named = z.object({ name: z.string() })
const PASSWORD = { password: passwordField() }
const Proved = z.object({ password: z.string() })

export function RenameDialog({ passkey: { _id, name }, onClose }: Props) {
  const t = useMessages(accountMessages)
  return (
    <FieldsDialog
      isOpen
      title={t('passkeys.rename')}
      submit={t('passkeys.rename')}
      fields={NAME}
      words={wordsOf(formWords, 'passkey')}
      schema={Named}
      start={{ name }}
      onSubmit={(given) => call(renamePasskey, { body: { _id, ...given } })}
      onClose={onClose}
    />
  )
}

export function RemoveDialog({ passkey: { _id, name }, onClose }: Props) {
  const t = useMessages(accountMessages)
  return (
    <FieldsDialog
      isOpen
      title={t('passkeys.removeOne', { name })}
      text={t('passkeys.removeText')}
      submit={t('passkeys.remove')}
      isDanger
      fields={PASSWORD}
      words={wordsOf(formWords, 'proof')}
      schema={Proved}
      onSubmit={(given) => call(removePasskey, { body: { _id, ...given } })}
      onClose={onClose}
    />
  )
}
