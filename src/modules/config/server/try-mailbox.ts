import type { z } from 'zod'
import { type Mailbox, mailSection } from '#kernel/contract/sections/mail.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { failures as kernelFailures } from '#kernel/server/app-error.ts'
import { typeAgain } from '#kernel/server/config/save-section.ts'
import { keepSecrets } from '#kernel/server/config/section-secrets.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { type MailboxTest, testMailbox } from '#kernel/server/mail/test-mailbox.ts'
import { type FetchingTest, testFetching } from '#kernel/server/mail-in/imap/test-fetching.ts'
import type { testMailboxFetching, testMailboxSettings } from '../contract.ts'
import { failures } from './errors.ts'

type TestMailboxInput = z.output<(typeof testMailboxSettings)['body']>

/** Sends a test mail through a mailbox as it is stored, or as it is being edited. */
export async function tryMailbox(
  context: Context<KernelTables>,
  { mailbox: given, to }: TestMailboxInput,
): Promise<MailboxTest> {
  const mailbox = mailboxOf(context, given)
  const { ok, answer } = await testMailbox(context, { mailbox, to })
  return { ok, answer: withoutPassword(answer, mailbox.password) }
}

/** Signs in where mails are fetched, with the mailbox as it is stored or being edited. */
export async function tryFetching(
  context: Context<KernelTables>,
  { mailbox: given }: z.output<(typeof testMailboxFetching)['body']>,
): Promise<FetchingTest> {
  const mailbox = mailboxOf(context, given)
  if (mailbox.imap_host === '') throw failures.notFetched()
  const { said, ...result } = await testFetching(context, mailbox)
  const passwords = [mailbox.password, mailbox.imap_password]
  return { ...result, said: passwords.reduce(withoutPassword, said) }
}

function mailboxOf(context: Context<KernelTables>, given: TestMailboxInput['mailbox']): Mailbox {
  return 'host' in given ? withPassword(context, given) : stored(context, given._id)
}

function stored({ config }: Context<KernelTables>, id: string): Mailbox {
  const found = config.get(mailSection).mailboxes.find(({ _id }) => _id === id)
  if (!found) throw failures.unknownMailbox()
  return found
}

/** The stored password stands in for its mark, but is never sent to another host. */
function withPassword({ config, lang }: Context<KernelTables>, given: Mailbox): Mailbox {
  const { value, missing } = keepSecrets(
    mailSection,
    { mailboxes: [given] },
    config.get(mailSection),
  )
  if (missing.length > 0) {
    throw kernelFailures.invalid({
      fields: typeAgain(
        missing.map((field) => field.replace(/^mailboxes\.0\./, 'mailbox.')),
        lang,
      ),
    })
  }
  const [mailbox] = mailSection.schema.parse(value).mailboxes
  if (!mailbox) throw failures.unknownMailbox()
  return mailbox
}

/** A server may repeat what it was told, in the clear or as it was encoded on the way. */
function withoutPassword(answer: string, password: string): string {
  if (password === '') return answer
  const encoded = Buffer.from(password).toString('base64')
  return answer.replaceAll(password, SECRET_MARK).replaceAll(encoded, SECRET_MARK)
}
