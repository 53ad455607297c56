import { isUtf8 } from 'node:buffer'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Mailbox } from '../delivery/mailbox.ts'
import { outgoingMail } from '../outgoing-mail.ts'
import { testMailboxAt } from '../test-mail.ts'
import { composeMail } from './compose-mail.ts'
import { quotedPrintable } from './quoted-printable.ts'

const mailbox: Mailbox = testMailboxAt(25)
type Words = { subject?: string; text?: string; html?: string }

function mailOf({ subject = 'Brot', text = 'Guten Tag', html = '<p>Guten Tag</p>' }: Words) {
  const mail = { id: 'm1', recipient: 'anna@example.org', subject, text, html }
  return outgoingMail(mail, mailbox, 'https://kontor.example')
}

async function arrived(words: Words) {
  const bytes = await composeMail(mailOf(words))
  return { wire: bytes.toString('latin1'), mail: await PostalMime.parse(bytes) }
}

/** Letters of one to four bytes, ends of lines, blanks and the signs that mean something on the way. */
const pieces = fc.constantFrom(
  ...['a', 'ä', '€', '🥐', ' ', '\t', '=', '=3D', '.', '\n', '\r\n', '--', 'Brot', 'x'.repeat(90)],
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
)
const lined = (text: string) => text.replaceAll(/\r\n|\r/g, '\n')

test('any text arrives as it was written, in short lines of ASCII', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, html) => {
      const { wire, mail } = await arrived({ text, html: `<p>${html}</p>` })
      expect(wire).toMatch(/^[\t\r\n -~]*$/)
      expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(Math.max(...wire.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
      expect(lined(mail.text ?? '').trimEnd()).toBe(lined(text).trimEnd())
      expect(lined(mail.html ?? '').trimEnd()).toBe(lined(`<p>${html}</p>`))
    }),
  )
})

test('no letter is torn apart by the end of a line, and no blank ends one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const lines = quotedPrintable(lined(text).replaceAll('\n', '\r\n')).split('\r\n')
      for (const line of lines) {
        expect(line).not.toMatch(/[ \t]$/)
        const bytes = line
          .replace(/=$/, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          )
        expect(isUtf8(Buffer.from(bytes, 'latin1'))).toBe(true)
      }
    }),
  )
})

test('a text longer than any before and one after it do not run into each other', () => {
  const long = 'ü'.repeat(600_000)
  expect(quotedPrintable(long).replaceAll('=\r\n', '')).toBe('=C3=BC'.repeat(600_000))
  expect(quotedPrintable('für')).toBe('f=C3=BCr')
})

test('a subject neither ends the head nor adds to it, whatever stands in it', async () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      'Brot\r\nBcc: eve@example.org',
      'Brot\n\n<script>',
      'Brot\r\n\r\nGuten Tag',
      '=?UTF-8?Q?=0D=0ABcc:_eve@example.org?=',
    ),
    texts,
  )
  await fc.assert(
    fc.asyncProperty(hostile, async (subject) => {
      const { mail } = await arrived({ subject })
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.to?.map(({ address }) => address)).toEqual(['anna@example.org'])
      expect(mail.text?.trim()).toBe('Guten Tag')
      const names = mail.headers.map(({ key }) => key)
      expect(HEADERS).toEqual(expect.arrayContaining(names))
      expect(names).toHaveLength(new Set(names).size)
    }),
  )
})

const HEADERS = [
  ...['auto-submitted', 'from', 'to', 'subject', 'message-id', 'date', 'mime-version'],
  'content-type',
]
