import { formatMoment } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { isMailAddress } from '../../accounts/server/mail-address.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { deviceWords } from '../../sessions/server/device-words.ts'
import { securityMessages } from '../messages-security.ts'

export type SecurityChange =
  | 'on'
  | 'off'
  | 'codes'
  | 'passkey_added'
  | 'passkey_removed'
  | 'reset'
  | 'linked'

type Person = Pick<UserRow, 'handle' | 'name' | 'lang'>
type Where = Pick<Context<AuthTables>, 'agent'>

/** Whoever changes how an account is protected, its owner hears of it. */
export async function tellOfChange(
  change: Change<AuthTables>,
  context: Where,
  { user, what }: { user: Person; what: SecurityChange },
): Promise<void> {
  const t = translator(securityMessages, user.lang)
  await mailSecurity(change, {
    user,
    title: t(`change.${what}.title`),
    paragraphs: [t(`change.${what}.text`), whenAndWhere(context, user), t('change.not_you')],
    action: { label: t('change.action'), url: page(user, 'resetpassword') },
  })
}

export async function tellOfNewDevice(
  change: Change<AuthTables>,
  context: Where,
  user: Person,
): Promise<void> {
  const t = translator(securityMessages, user.lang)
  await mailSecurity(change, {
    user,
    title: t('device.title'),
    paragraphs: [t('device.text'), whenAndWhere(context, user), t('device.not_you')],
    action: { label: t('change.action'), url: page(user, 'resetpassword') },
  })
}

/** The key goes to the mailbox only; following the link alone changes nothing. */
export async function mailResetKey(
  change: Change<AuthTables>,
  { user, key }: { user: Person; key: MailKey },
): Promise<void> {
  const t = translator(securityMessages, user.lang)
  await mailSecurity(change, {
    user,
    title: t('reset.title'),
    paragraphs: [t('reset.text'), t('reset.hint')],
    action: { label: t('reset.action'), url: `${page(user, 'reset2FA')}?key=${key.value}`, key },
  })
}

type Content = {
  user: Person
  title: string
  paragraphs: readonly string[]
  action: { label: string; url: string; key?: MailKey }
}

/** Built-in accounts have no address, so there is nobody to write to. */
export async function mailSecurity<Tables>(
  change: Change<Tables>,
  { user, title, paragraphs, action }: Content,
): Promise<void> {
  if (!isMailAddress(user.handle)) return
  const { lang } = user
  const t = translator(securityMessages, lang)
  const hello = user.name ? t('hello', { name: user.name }) : t('hello_nobody')
  const footer = t('footer')
  const content = { title, paragraphs: [hello, ...paragraphs], action, footer, lang }
  const drawn = await renderMail(content, change.scope)
  await sendMail(change, { to: user.handle, subject: title, ...drawn })
}

function whenAndWhere({ agent }: Where, { lang }: Person): string {
  const values = { when: formatMoment(new Date(), lang), device: deviceWords(agent, lang) }
  return translator(securityMessages, lang)('when_and_where', values)
}

function page({ lang }: Person, name: string): string {
  return lang === 'en' ? `/en/${name}` : `/${name}`
}
