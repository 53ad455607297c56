import { z } from 'zod'
import { Contact } from '#modules/auth/accounts/person.ts'
import type { PersonContact } from '../../../persons/person.ts'
import { plain } from '../../../persons/shown-name.ts'

export type ContactDraft = Omit<PersonContact, 'proof'>
type Kind = PersonContact['kind']

/** What the field of a kind is called in the words of the validation. */
const FAULTS: Readonly<Record<Kind, string>> = {
  email: 'email',
  phone: 'phone',
  mobile: 'phone',
  fax: 'phone',
  web: 'url',
}
const LONGEST_LABEL = 60

/** All contacts of one kind in a cell, one per line, each with its label in brackets. */
export function contactCell(kind: Kind) {
  return z.string().transform((cell, context): ContactDraft[] => {
    const contacts = contactsOf(kind, cell)
    if (contacts.every((contact) => contact !== undefined)) return contacts
    context.addIssue({ code: 'custom', message: FAULTS[kind] })
    return z.NEVER
  })
}

/** The same the other way round: 'anna@example.org (Büro)'. */
export function writeContacts(contacts: readonly ContactDraft[], kind: Kind): string {
  return contacts
    .filter((contact) => contact.kind === kind)
    .map(({ value, label }) => (plain(label) ? `${value} (${plain(label)})` : value))
    .join('\n')
}

/** Other programs put several into one cell, too; what is a contact as it stands is never taken apart. */
function contactsOf(kind: Kind, cell: string): (ContactDraft | undefined)[] {
  const lines = trimmed(cell.split(/[\r\n]+/))
  return lines.flatMap((line) => {
    const whole = readContact(kind, line)
    const parts = whole ? [] : trimmed(line.split(/[;,]|:::/))
    return whole ? [whole] : parts.map((part) => readContact(kind, part))
  })
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function readContact(kind: Kind, entry: string): ContactDraft | undefined {
  const { value, label } = withoutLabel(entry)
  const parsed = Contact.safeParse({
    kind,
    label: plain(label).slice(0, LONGEST_LABEL),
    value: wellFormed(kind, value),
  })
  return parsed.success ? parsed.data : undefined
}

/** 'https://example.org (Blog (alt))': after a value without blanks, else a bracket with a word in it. */
function withoutLabel(entry: string): { value: string; label: string } {
  const blank = entry.indexOf(' (')
  const value = entry.slice(0, Math.max(0, blank))
  const isOurs = !value.includes(' ') && (/[@/]/.test(value) || /^(tel:)?\+\d+$/.test(value))
  const at = isOurs ? blank : entry.search(/ \(\D/)
  if (at < 0 || !entry.endsWith(')')) return { value: entry, label: '' }
  return { value: entry.slice(0, at), label: entry.slice(at + 2, -1) }
}

function wellFormed(kind: Kind, value: string): string {
  if (kind === 'email') return value.replace(/^mailto:/i, '').trim()
  if (kind !== 'web') return worldwide(value)
  return /^[a-z]+:/i.test(value) ? value : `https://${value}`
}

/** Numbers of other programs are written as people dial them here: 0171 → +49171, 0043 → +43. */
function worldwide(value: string): string {
  const typed = /^tel:/i.test(value) ? (value.slice(4).split(';', 1)[0] ?? '') : value
  const digits = typed.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  // With a word or another number in it, nobody should have to guess what was meant.
  if (/[\p{L};,]/u.test(typed)) return value
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.startsWith('0') ? `+49${digits.slice(1)}` : `+${digits}`
}
