import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/messages.ts'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { nextCustomerNumber } from '../../accounts/server/customer-number.ts'
import { isReserved, normalHandle } from '../../accounts/server/mail-address.ts'
import { accountRow, type NewAccount, userDataOf } from '../../accounts/server/new-account.ts'
import { newsletterConsentGiven } from '../../events.ts'
import { mailKey } from '../../mail-keys/server/account-mails.ts'
import { issueKey } from '../../mail-keys/server/auth-keys.ts'
import { assertGoodPassword } from '../../passwords/server/password-rules.ts'
import { hashPassword } from '../../passwords/server/passwords.ts'
import type { AuthTables } from '../../server/tables.ts'
import { signupMessages } from '../messages.ts'
import type { SignupDraft } from '../sign-up.calls.ts'

export const signupFailures = errorCatalogue({
  taken: {
    status: 409,
    code: '11000',
    de: 'Diese E-Mail-Adresse ist bereits registriert.',
    en: 'email already registered',
  },
  reserved: {
    status: 422,
    code: 'reserved',
    de: 'Mit dieser Adresse kann kein Konto angelegt werden.',
    en: 'No account can be created with this address.',
  },
})

/**
 * Makes an account and mails the key that confirms its address. Whether an address is known is only
 * told after the captcha was solved.
 */
export async function signUp(context: Context<AuthTables>, draft: SignupDraft): Promise<string> {
  const handle = normalHandle(draft.handle)
  if (isReserved(handle, context.settings.baseUrl)) throw signupFailures.reserved()
  const { first_name = '', last_name = '', company = '' } = draft.userData
  const words = [handle, first_name, last_name, company]
  await assertGoodPassword(context, { ...draft, words })
  await checkCaptcha(context, draft.captcha)
  const lang = draft.meta.lang ?? context.lang
  const passwordHash = await hashPassword(draft.password)
  const customerNumber = await nextCustomerNumber(context.db)
  const data = userDataOf(draft)
  const account = { id: uuidv7(), handle, lang, passwordHash, customerNumber, data }
  await context.change((change) => open(context, change, { account, draft }))
  return handle
}

type Opening = { account: NewAccount; draft: SignupDraft }

async function open(
  context: Context<AuthTables>,
  change: Change<AuthTables>,
  { account, draft }: Opening,
): Promise<void> {
  const { id, handle, lang } = account
  const made = await change.db
    .insertInto('users')
    .values({ ...accountRow(account), last_login_at: null, last_active_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw signupFailures.taken()
  if (draft.newsletter_consent) await keepConsent(change, account)
  const key = await issueKey(change, { userId: id, kind: 'verify' })
  await mailKey(context, change, { kind: 'verify', key, to: { handle, lang } })
  await change.audit({ noun: 'user', id, action: 'signup', after: { handle, roles: ['user'] } })
}

/** The wording is kept as it was read: it is the proof. */
async function keepConsent(change: Change<AuthTables>, { id, lang }: NewAccount): Promise<void> {
  const consentId = uuidv7()
  const wording = translator(signupMessages, lang)('signup.newsletter')
  await change.db
    .insertInto('user_consents')
    .values({ id: consentId, user_id: id, kind: 'newsletter', wording })
    .execute()
  await change.emit(newsletterConsentGiven, { userId: id, consentId })
}
