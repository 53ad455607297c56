import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { changePassword as changePasswordCall } from '#modules/auth/contract.ts'
import {
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '#modules/auth/passkeys/passkey.calls.ts'
import { changePassword, removePasskey, renamePasskey } from '#modules/auth/server/api.ts'
import type { UsersContext } from '../../server/guard.ts'
import { protectionMessages } from '../messages.ts'
import type { Done, SecurityData } from '../pages.ts'
import { type Fields, parseForm, pick, refused, secretIn } from './account-form.ts'

export type Protected =
  | { done: Done }
  | { status: number; password: SecurityData['password'] }
  | { status: number; passkeyFault: SecurityData['passkeyFault'] }

type Submit = (context: UsersContext, fields: Fields) => Promise<Protected>

/** The forms of the security page that can be refused, by the value of their field `form`. */
export const protectingForms: Readonly<Record<string, Submit>> = {
  password: newPassword,
  'passkey-name': (context, fields) => onPasskey(context, fields, renamed),
  'passkey-removal': (context, fields) => onPasskey(context, fields, removed),
}

async function newPassword(context: UsersContext, fields: Fields): Promise<Protected> {
  const { lang } = context
  try {
    await countCall(context, changePasswordCall)
    const given = { password: secretIn(fields), newPassword: secretIn(fields, 'newPassword') }
    const body = parseForm(changePasswordCall.body, given, lang)
    if (body.newPassword !== secretIn(fields, 'newPassword2')) {
      const text = translator(protectionMessages, lang)('password.mismatch')
      throw failures.invalid({ fields: { newPassword2: text } })
    }
    await changePassword(context, body)
    return { done: 'password' }
  } catch (error) {
    const { status, form } = refused(error, lang)
    return { status, password: form }
  }
}

type Deed = (context: UsersContext, fields: Fields) => Promise<Done>

async function onPasskey(context: UsersContext, fields: Fields, deed: Deed): Promise<Protected> {
  try {
    return { done: await deed(context, fields) }
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    const text = Object.values(form.faults)[0] ?? form.error
    return { status, passkeyFault: { id: fields.id ?? '', text } }
  }
}

async function renamed(context: UsersContext, fields: Fields): Promise<Done> {
  const given = { _id: fields.id ?? '', ...pick(fields, ['name']) }
  const { _id, name } = parseForm(renamePasskeyCall.body, given, context.lang)
  await renamePasskey(context, { id: _id, name })
  return 'passkey_renamed'
}

async function removed(context: UsersContext, fields: Fields): Promise<Done> {
  await countCall(context, removePasskeyCall)
  const given = { _id: fields.id ?? '', password: secretIn(fields) || undefined }
  const { _id, password } = parseForm(removePasskeyCall.body, given, context.lang)
  await removePasskey(context, { id: _id, password })
  return 'passkey_removed'
}
