import { createSecretCipher } from '../../config/secret-cipher.ts'
import type { Scope } from '../../context.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { DELIVER, type Delivery } from '../mail-jobs.ts'
import { openMail } from '../mail-key.ts'
import { mailStuck, readAttachments } from '../mail-parts.ts'
import {
  beginSending,
  findMail,
  keepMail,
  markExpired,
  markFailed,
  markSent,
  tryLater,
} from '../mail-states.ts'
import { type MailRow, outgoingMail } from '../outgoing-mail.ts'
import type { MailboxSource } from './mailbox.ts'
import type { Outcome } from './outcome.ts'
import type { SmtpSenders } from './smtp-senders.ts'

/** How a mail is marked of which nobody knows whether it arrived; only a person sends it again. */
export const UNCERTAIN = 'uncertain'

/** The job that hands in one mail from the outbox. */
export function deliverJob(post: {
  mailboxes: MailboxSource
  senders: SmtpSenders
  lanes: number
}): Job {
  return defineJob<KernelTables, Delivery>({
    name: DELIVER,
    retries: 10,
    concurrency: post.lanes,
    run: async (scope, { id }) => {
      const mail = await findMail(scope.db, id)
      // A worker that took it and did not say how it ended was killed in the middle of the text.
      if (mail?.state === 'sending')
        await giveUp(scope, mail, { answer: UNCERTAIN, isForGood: false })
      if (mail?.state !== 'queued') return
      const open = openMail(mail, createSecretCipher(scope.secret))
      if (!open) return markExpired(scope.db, id)
      const mailbox = post.mailboxes.find(mail.mailbox)
      if (!mailbox) return keepMail(scope.db, id)
      const sender = await post.senders.for(mailbox)
      const files = await readAttachments(scope.storage, mail.attachments)
      const outgoing = outgoingMail({ ...open.content, files }, mailbox, scope.settings.baseUrl)
      const outcome = await sender.send(outgoing, () => beginSending(scope.db, id))
      // A server that repeats what it was sent must not bring the key back into the outbox.
      await settle(
        scope,
        mail,
        'answer' in outcome ? { ...outcome, answer: open.mask(outcome.answer) } : outcome,
      )
    },
  })
}

async function settle(scope: Scope<KernelTables>, mail: MailRow, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'taken') return
  const facts = { mail: mail.id, attempt: mail.attempts + 1, answer: outcome.answer }
  if (outcome.kind === 'sent') return markSent(scope.db, mail, outcome.answer)
  if (outcome.kind === 'later') {
    const state = await scope.change(async (change) => {
      const next = await tryLater(change, mail, outcome.answer)
      // Said once at the start and once at the end: not for every try in between.
      const isWorthSaying = next === 'failed' || mail.attempts === 0
      if (isWorthSaying) await change.emit(mailStuck, { id: mail.id, isGivenUp: next === 'failed' })
      return next
    })
    scope.log.warn(facts, state === 'queued' ? 'mail will be tried again' : 'mail given up')
    return
  }
  const isForGood = outcome.kind === 'refused'
  const answer = isForGood ? outcome.answer : `${UNCERTAIN}: ${outcome.answer}`
  await giveUp(scope, mail, { answer, isForGood })
  scope.log.warn(facts, isForGood ? 'mail refused' : 'mail perhaps sent')
}

type Ending = Parameters<typeof markFailed>[2]

function giveUp(scope: Scope<KernelTables>, mail: MailRow, ending: Ending): Promise<void> {
  return scope.change(async (change) => {
    await markFailed(change.db, mail, ending)
    await change.emit(mailStuck, { id: mail.id, isGivenUp: true })
  })
}
