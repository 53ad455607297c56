import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import type { Services } from '#kernel/server/services.ts'
import { openPixel } from '../open.calls.ts'

type OpenedMail = { sending: string; subscriber: string }

/** The picture of one recipient who agreed: a sealed token, never an id. */
export function withPixel(
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  { sending, subscriber }: OpenedMail,
  html: string,
): string {
  const token = createSecretCipher(secret).seal(subscriber, placeOf(sending)).$sealed
  const path = openPixel.path.replace(':sending', sending).replace(':token', token)
  const picture = `<img src="${mailLink(settings.baseUrl, path)}" width="1" height="1" alt="">`
  const last = html.lastIndexOf('</body>')
  const end = last < 0 ? html.length : last
  return html.slice(0, end) + picture + html.slice(end)
}

/** Whom the token was sealed for; undefined when a sign of it was altered, or it is of another sending. */
export function openedBy(
  { secret }: Pick<Services, 'secret'>,
  { sending, token }: { sending: string; token: string },
): string | undefined {
  return createSecretCipher(secret).open({ $sealed: token }, placeOf(sending))
}

function placeOf(sending: string): string {
  return `newsletter open ${sending}`
}
