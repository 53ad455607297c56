import { AppError } from '#kernel/server/app-error.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { TOKEN } from '#kernel/site/block/values/leave-out.ts'
import type { DrawContext } from '#modules/newsletter/server/api.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { measureAudience } from '../../sendings/server/audience.ts'
import { drawSending, type PinnedMail } from '../../sendings/server/pin-mail.ts'
import type { SendingTables } from '../../server/tables.ts'
import type { Check } from '../preflight.calls.ts'
import { checkComplaints } from './check-complaints.ts'
import { checkLinks } from './check-links.ts'
import { checkSender } from './check-sender.ts'
import { findSender, type SenderOf } from './find-sender.ts'
import { hasEmptySubject, htmlOf, picturesWithoutWords } from './read-skeletons.ts'
import { weakContrast } from './weak-contrast.ts'

/** Everything that can be known before a mail goes out; nothing is sent and nothing is changed. */
export async function checkSending(
  place: DrawContext,
  sending: NewsletterSending,
): Promise<Check[]> {
  const scope = typedScope<SendingTables>(place.context)
  const { count } = await measureAudience(scope, sending)
  const drawn = await drawOrReason(place, sending)
  const sender = await findSender(scope, sending)
  return [
    check('mailbox', sender ? 'good' : 'bad'),
    ...(sender ? await checkSender(scope, sender.domain) : []),
    await checkComplaints(scope.db),
    check('audience', count > 0 ? 'good' : 'bad', [String(count)]),
    ...(drawn instanceof AppError ? [reasonOf(drawn)] : await checkMail(place, drawn)),
  ]
}

/** What keeps a sending back whatever it says: nobody would believe the sender, or too many complained. */
export async function findHindrances(
  context: DrawContext['context'],
  sending: SenderOf,
): Promise<Check[]> {
  const scope = typedScope<SendingTables>(context)
  const sender = await findSender(scope, sending)
  const checks = [
    ...(sender ? await checkSender(scope, sender.domain) : []),
    await checkComplaints(scope.db),
  ]
  return checks.filter(({ level }) => level === 'bad')
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
  const weak = [...new Set(pages.flatMap(weakContrast))]
  return [
    check('template', 'good'),
    check('subject', hasEmptySubject(skeletons) ? 'bad' : 'good'),
    check('size', 'good', [String(Math.ceil(bytes / 1000))]),
    await checkLinks(place, skeletons),
    check('pictures', pictures.size > 0 ? 'warn' : 'good', [...pictures]),
    check('contrast', weak.length > 0 ? 'warn' : 'good', weak),
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
