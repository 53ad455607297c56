import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import type { Services } from '#kernel/server/services.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { isMailAddress } from '../../accounts/server/mail-address.ts'
import { loginAddress, resetPage, verifyPage } from '../../sign-up/pages.ts'
import { accountMailMessages } from '../messages-account.ts'

type MailScope = Pick<Services, 'config' | 'settings' | 'modules'>
type Reader = { handle: string; lang: Lang }

const KEY_MAILS = {
  verify: { words: 'verify', page: verifyPage },
  'reset-password': { words: 'reset', page: resetPage },
  invite: { words: 'invite', page: verifyPage },
  'new-handle': { words: 'handle', page: verifyPage },
} as const
type MailedKind = keyof typeof KEY_MAILS

type KeyMail = { kind: MailedKind; key: MailKey; to: Reader }

/**
 * Mails a key. Nothing a stranger typed goes along, names included: a sign-up with someone else's
 * address must not carry a message to them.
 */
export async function mailKey<T>(
  scope: MailScope,
  change: Change<T>,
  { kind, key, to }: KeyMail,
): Promise<void> {
  const { words, page } = KEY_MAILS[kind]
  const t = translator(accountMailMessages, to.lang)
  const site = siteName(scope)
  await send(scope, change, {
    to,
    subject: t(`${words}.subject`, { site }),
    paragraphs: [t('hello'), t(`${words}.text`, { site }), t(`${words}.ignore`, { site })],
    action: { label: t(`${words}.action`), url: `${page.path[to.lang]}?key=${key.value}`, key },
  })
}

const NOTICES = {
  changed: (lang: Lang) => resetPage.path[lang],
  oneTime: (lang: Lang) => loginAddress(lang),
  moved: (lang: Lang) => (lang === 'en' ? '/en' : '/'),
  noReset: (lang: Lang) => loginAddress(lang),
} as const

type Notice = { notice: keyof typeof NOTICES; to: Reader }

/** Tells a person what happened to their account; built-in accounts have no address to tell. */
export async function mailNotice<T>(
  scope: MailScope,
  change: Change<T>,
  { notice, to }: Notice,
): Promise<void> {
  if (!isMailAddress(to.handle)) return
  const t = translator(accountMailMessages, to.lang)
  const site = siteName(scope)
  await send(scope, change, {
    to,
    subject: t(`${notice}.subject`),
    paragraphs: [t('hello'), t(`${notice}.text`, { site }), t(`${notice}.advice`)],
    action: { label: t(`${notice}.action`), url: NOTICES[notice](to.lang) },
  })
}

type Letter = {
  to: Reader
  subject: string
  paragraphs: readonly string[]
  action: { label: string; url: string; key?: MailKey }
}

async function send<T>(scope: MailScope, change: Change<T>, letter: Letter): Promise<void> {
  const { to, subject, paragraphs, action } = letter
  const t: Translate<typeof accountMailMessages> = translator(accountMailMessages, to.lang)
  const footer = t('footer', { site: siteName(scope) })
  const mail = await renderMail(
    { title: subject, paragraphs, action, footer, lang: to.lang },
    scope,
  )
  await sendMail(change, { to: to.handle, subject, ...mail })
}
