import { tablesOf } from '#kernel/server/database.ts'
import {
  type DrawContext,
  drawTemplate,
  filesIn,
  fillSkeleton,
  linksForAnyone,
  type MailSkeleton,
  PATTERNS,
  templateResource,
} from '#modules/newsletter/server/api.ts'
import { MAX_BYTES } from '#modules/newsletter/templates/template.calls.ts'
import { tagLinks } from '../../clicks/server/tag-links.ts'
import { sendingFailures } from '../../errors.ts'
import type { MailVariant, SendingChange, SendingTables } from '../../server/tables.ts'
import type { NewsletterSending } from '../sending.ts'
import { noteFiles } from './sending.resource.ts'

type DrawnVariant = {
  variant: MailVariant
  lang: 'de' | 'en'
  template: string
  revision: number
  skeleton: MailSkeleton
}

/** What a sending mails, drawn once for everybody, and what the archive says of it. */
export type PinnedMail = {
  variants: readonly DrawnVariant[]
  files: readonly string[]
  /** What people wrote, with its words in braces. */
  sources: readonly string[]
  shown: { subject: string; preheader: string }
}

type Source = Pick<NewsletterSending, 'template' | 'template_en' | 'subject'> & {
  subject_b?: string
}

/** For names and addresses of average length, and for what links say of the newsletter they stand in. */
const ROOM_FOR_NAMES = 5000

/** Draws the mails of a sending from its templates as they stand now. */
export async function drawSending(place: DrawContext, source: Source): Promise<PinnedMail> {
  const { template, template_en } = source
  if (!template) throw sendingFailures.noTemplate()
  const main = await drawVariant(place, source, { variant: 'main', id: template })
  const others = template_en
    ? [await drawVariant(place, source, { variant: 'en', id: template_en })]
    : []
  const anyone = { first_name: '', last_name: '', email: '' }
  const links = linksForAnyone(place.context, main.lang)
  const { subject, preheader } = fillSkeleton(main.skeleton, anyone, links)
  const all = [main, ...others]
  return {
    variants: all.map(({ files: _files, written: _written, ...variant }) => variant),
    sources: all.map(({ written }) => written),
    files: [...new Set(all.flatMap(({ files }) => files))],
    shown: { subject, preheader },
  }
}

/** Keeps the drawn mails with their sending, in place of earlier ones. */
export async function pinMail(
  change: SendingChange,
  sending: Pick<NewsletterSending, '_id' | 'name'>,
  { variants, files, shown }: PinnedMail,
): Promise<void> {
  const { db } = change
  const { _id } = sending
  const { baseUrl } = change.scope.settings
  const tagged = { sending: _id, subject: shown.subject, baseUrl }
  await db.deleteFrom('newsletter_sending_mails').where('sending_id', '=', _id).execute()
  await db
    .insertInto('newsletter_sending_mails')
    .values(
      variants.map(({ skeleton, ...variant }) => ({
        ...variant,
        sending_id: _id,
        skeleton: JSON.stringify(tagLinks(skeleton, tagged)),
      })),
    )
    .execute()
  await db
    .updateTable('newsletter_sendings')
    .set({ shown_subject: shown.subject, shown_preheader: shown.preheader })
    .where('id', '=', _id)
    .execute()
  await noteFiles(change, sending, files)
}

type Wanted = { variant: MailVariant; id: string }

async function drawVariant(
  place: DrawContext,
  { subject, subject_b }: Source,
  { variant, id }: Wanted,
) {
  const { context } = place
  const db = tablesOf<SendingTables>(context.db)
  const [template] = await templateResource.read(db, [id])
  if (!template) throw sendingFailures.unknownThing()
  if (template.status !== 'ready') throw sendingFailures.notReady()
  const source = {
    ...template,
    subject: subject || template.subject,
    ...(subject_b && { subjectB: subject_b }),
  }
  const skeleton = await drawTemplate(place, source, { patterns: PATTERNS })
  const longest = Math.max(
    ...PATTERNS.map((pattern) => Buffer.byteLength(skeleton.drawn[pattern]?.html ?? '')),
  )
  if (longest + ROOM_FOR_NAMES > MAX_BYTES) throw sendingFailures.tooLarge()
  const { lang, revision, modules } = template
  const written = JSON.stringify([source.subject, subject_b, source.preheader, modules])
  const files = filesIn(context, modules)
  return { variant, lang, template: id, revision, skeleton, files, written }
}
