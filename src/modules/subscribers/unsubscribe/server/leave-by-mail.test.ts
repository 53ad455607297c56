import { afterAll, expect, test } from 'vitest'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { fetchMailbox } from '#kernel/server/mail-in/fetch-folder.ts'
import { startTestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import {
  arrivalsAt,
  configureMailboxes,
  fetchedMailbox,
  MAILBOX,
  mailOf,
} from '#kernel/server/mail-in/test-mail-in.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { openSendings } from '#tests/sendings.ts'

const imap = await startTestImap()
const house = await openSendings({ privateHosts: '127.0.0.1' })
const { app, smtp, prepared, reached, step, statesOf } = house
const kernel = typedScope<KernelTables>(app.scope)
afterAll(async () => {
  await house.close()
  await imap.close()
})

/** The header of the mail somebody got. */
function waysOf(email: string): string {
  const raw = smtp.received.findLast(({ to }) => to.includes(email))?.raw ?? ''
  return /^List-Unsubscribe: (.*?)\r?$/m.exec(raw)?.[1] ?? ''
}

async function sent(count = 1) {
  const made = await prepared(count)
  await step(made.id, 'start')
  await reached(made.id, 'finished')
  return made
}

test('while no mailbox is fetched, the link is the only way out', async () => {
  const { emails } = await sent()
  expect(waysOf(emails[0] ?? '')).toMatch(/^<http[^<>]+>$/)
})

test('a mail to the address in the header signs off once, whoever sends it', async () => {
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port, { port: smtp.port })])
  await fetchMailbox(kernel, MAILBOX)
  const arrives = arrivalsAt(kernel, imap)
  const { name, emails } = await sent(6)
  const subjectFor = (email = '') => {
    const ways = waysOf(email)
    expect(ways).toMatch(
      /^<http[^<>]+>, <mailto:buero@sonne\.example\?subject=unsubscribe%20[\w-]{22}>$/,
    )
    return decodeURIComponent(/subject=([^>]+)>/.exec(ways)?.[1] ?? '')
  }
  const write = (Subject: string, headers = {}) => mailOf({ headers: { Subject, ...headers } })
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = emails
  const known = smtp.received.length
  await arrives(
    write(subjectFor(first)),
    write(subjectFor(first)),
    write(`Re: ${subjectFor(second)}`, { 'Auto-Submitted': 'auto-generated' }),
    write(`${subjectFor(third)} ${subjectFor(fourth)}`),
    write(`unsubscribe ${'A'.repeat(22)}`),
    write(`unsubscribe ${'A'.repeat(10_000)}`),
    write(subjectFor(fifth).toUpperCase()),
  )
  const states = async (email: string) => (await statesOf(email))[name]
  expect(await Promise.all(emails.map(states))).toEqual([
    ...['unsubscribed', 'unsubscribed', 'confirmed', 'confirmed', 'confirmed', 'confirmed'],
  ])
  // The undo goes to its owner, not to who asked.
  const undone = () =>
    smtp.received.slice(known).flatMap(({ to }) => to.filter((one) => emails.includes(one)))
  await expect.poll(() => undone().toSorted(), { timeout: 20_000 }).toEqual([first, second])
  await house.switchNewsletter(false)
  await arrives(write(subjectFor(sixth)))
  expect(await states(sixth)).toBe('unsubscribed')
})
