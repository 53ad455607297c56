import { AppError } from '#kernel/server/app-error.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { TOKEN } from '#kernel/site/block/values/leave-out.ts'
import type { DrawContext } from '#modules/newsletter/server/api.ts'
import { mailboxFor } from '../../delivery/server/plan-mails.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { measureAudience } from '../../sendings/server/audience.ts'
import { drawSending, type PinnedMail } from '../../sendings/server/pin-mail.ts'
import type { SendingTables } from '../../server/tables.ts'
import type { Check } from '../preflight.calls.ts'
import { checkLinks } from './check-links.ts'
import { hasEmptySubject, htmlOf, picturesWithoutWords } from './read-skeletons.ts'

/** Everything that can be known before a mail goes out; nothing is sent and nothing is changed. */
export async function checkSending(
  place: DrawContext,
  sending: NewsletterSending,
): Promise<Check[]> {
  const { context } = place
  const { count } = await measureAudience(typedScope<SendingTables>(context), sending)
  const drawn = await drawOrReason(place, sending)
  return [
    check('mailbox', mailboxFor(context, null) ? 'good' : 'bad'),
    check('audience', count > 0 ? 'good' : 'bad', [String(count)]),
    ...(drawn instanceof AppError ? [reasonOf(drawn)] : await checkMail(place, drawn)),
  ]
}

function check(name: Check['name'], level: Check['level'], details: readonly string[] = []): Check {
  return { name, level, details: [...details] }
}

async function drawOrReason(
  place: DrawContext,
  sending: NewsletterSending,
): Promise<PinnedMail | AppError> {
  try {
    return await drawSending(place, sending)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

function reasonOf({ code }: AppError): Check {
  return check(code === 'mail-too-large' ? 'size' : 'template', 'bad')
}

async function checkMail(place: DrawContext, mail: PinnedMail): Promise<Check[]> {
  const skeletons = mail.variants.map(({ skeleton }) => skeleton)
  const pages = skeletons.flatMap(htmlOf)
  const bytes = Math.max(...pages.map((html) => Buffer.byteLength(html)))
  const pictures = new Set(pages.flatMap(picturesWithoutWords))
  const tokens = unknownTokens(mail.sources)
  return [
    check('template', 'good'),
    check('subject', hasEmptySubject(skeletons) ? 'bad' : 'good'),
    check('size', 'good', [String(Math.ceil(bytes / 1000))]),
    await checkLinks(place, skeletons),
    check('pictures', pictures.size > 0 ? 'warn' : 'good', [...pictures]),
    check('tokens', tokens.length > 0 ? 'warn' : 'good', tokens),
  ]
}

const KNOWN = new Set(
  ['name', 'first_name', 'last_name', 'email'].map((name) => `subscriber.${name}`),
)

/** Words in braces that mean nothing: their sentences are left out for everybody. */
function unknownTokens(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(TOKEN)].map(([, name = '']) => name),
  )
  const unknown = names.filter((name) => name.startsWith('subscriber.') && !KNOWN.has(name))
  return [...new Set(unknown)].map((name) => `{{${name}}}`)
}
