import { createHmac, timingSafeEqual } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { inboundOf } from '#kernel/server/mail-in/inbound.ts'
import type { Services } from '#kernel/server/services.ts'
import { restoreBug } from '../../bugs/server/change/trash-bugs.ts'
import { messages } from '../../messages.ts'
import type { BugTables } from '../../server/tables.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { addAnswer } from './report-from-outside.ts'

const MOST_SIGNS = 10_000
/** More than anybody answers by hand; a program that does not stop fills no table. */
const MOST_ANSWERS = 300

const LIKE_OURS = /^<[0-9a-f-]{36}\.([0-9a-f-]{36})\.([0-9a-f]{32})@([^<>]{1,253})>$/

/** The Message-ID of a mail to a reporter: whoever got it may answer, as with the link in it. */
export function answerableId(
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  bugId: string,
): string {
  const { hostname } = new URL(settings.baseUrl)
  return `<${uuidv7()}.${bugId}.${proofOf(secret, bugId)}@${hostname}>`
}

/** Answers to mails about a report become its comments; out-of-office notes stay in the mailbox. */
export const answersByMail = inboundOf<BugTables>()({
  name: 'bug-tracker.answer',
  claims: ({ inReplyTo, automatic }, { secret, settings }) => {
    if (automatic !== 'no') return undefined
    const { hostname } = new URL(settings.baseUrl)
    for (const id of inReplyTo) {
      const [, bug = '', proof = '', host] = LIKE_OURS.exec(id) ?? []
      if (host === hostname && Id.safeParse(bug).success && isProof(secret, bug, proof)) return bug
    }
    return undefined
  },
  keep: async () => undefined,
  take: async (change, { claim: id, mail }) => {
    const bug = await answered(change, id)
    if (!bug) return
    if (bug.deleted_at) await restoreBug(change, id)
    const names = [...mail.attachments.map(({ name }) => name), ...mail.leftOut]
    await addAnswer(change, id, bodyOf(change, { text: mail.text, names }))
  },
})

/** The bug, unless it is gone for good or full. */
async function answered({ db }: BugChange, id: string) {
  const { count } = await db
    .selectFrom('bug_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bug_id', '=', id)
    .where('author_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_ANSWERS) return undefined
  return db.selectFrom('bugs').select('deleted_at').where('id', '=', id).executeTakeFirst()
}

/** Files stay in the mailbox; staff read their names and can ask for them. */
function bodyOf(
  { scope }: BugChange,
  { text, names }: { text: string; names: readonly string[] },
): string {
  const t = translator(messages, scope.lang)
  const files = names.length > 0 ? t('byMail.files', { names: names.join(', ') }) : ''
  const room = MOST_SIGNS - files.length - 2
  const said = text.trim().slice(0, Math.max(room, 0)) || t('byMail.empty')
  return [said, files].filter(Boolean).join('\n\n').slice(0, MOST_SIGNS)
}

function proofOf(secret: Buffer, bugId: string): string {
  return createHmac('sha256', secret).update(`bug-answer:${bugId}`).digest('hex').slice(0, 32)
}

function isProof(secret: Buffer, bugId: string, proof: string): boolean {
  return timingSafeEqual(Buffer.from(proofOf(secret, bugId)), Buffer.from(proof))
}
