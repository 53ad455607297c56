import type { Lang } from '#kernel/i18n/messages.ts'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import type { Services } from '#kernel/server/services.ts'
import { RECOMMEND, WEB_VIEW } from '#modules/newsletter/templates/template.ts'

type LinkServices = Pick<Services, 'secret' | 'settings'>

/** Where one recipient reads their mail in the browser: a sealed token, never an id. */
export function webViewLink(
  { secret, settings }: LinkServices,
  { sending, subscriber, lang }: { sending: string; subscriber: string; lang: Lang },
): string {
  const token = createSecretCipher(secret).seal(subscriber, placeOf(sending)).$sealed
  return mailLink(settings.baseUrl, `${WEB_VIEW[lang]}/${sending}/${token}`)
}

/** Where this issue is passed on; what not everybody may read, only as the newsletter as such. */
export function recommendLink(
  { settings }: Pick<Services, 'settings'>,
  { sending, isPublic, lang }: { sending: string; isPublic: boolean; lang: Lang },
): string {
  const path = isPublic ? `${RECOMMEND[lang]}/${sending}` : RECOMMEND[lang]
  return mailLink(settings.baseUrl, path)
}

/** Whom a token was sealed for; undefined when a sign of it was altered, or it is of another sending. */
export function subscriberIn(
  { secret }: Pick<Services, 'secret'>,
  { sending, token }: { sending: string; token: string },
): string | undefined {
  // The last sign of a token has bits that mean nothing: there is one way to write it.
  if (Buffer.from(token, 'base64url').toString('base64url') !== token) return undefined
  return createSecretCipher(secret).open({ $sealed: token }, placeOf(sending))
}

function placeOf(sending: string): string {
  return `newsletter web view ${sending}`
}
