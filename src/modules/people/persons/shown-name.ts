import { isStaff, type Principal } from '#kernel/access/roles.ts'

type Named = {
  title: string
  first_name: string
  last_name: string
  company: string
  birthday?: string | null
  account?: string | null
}

/** Where a name stands: on a public page, in the person's own account, or in the admin centre. */
type NamePlace = 'public' | 'account' | 'staff'

const FULL_AGE = 18

/**
 * The one way from a person to the name that is shown. In public, minors are shown by first name and
 * initial, whoever looks: a public page is the same for everyone.
 * @example shownName(person, 'public', user) // 'Mia K.'
 */
export function shownName(person: Named, place: NamePlace, viewer: Principal): string {
  const mayKnow = place !== 'public' && (isStaff(viewer) || viewer.id === person.account)
  if (mayKnow) return fullName(person)
  const first = plain(person.first_name)
  const last = plain(person.last_name)
  if (isMinor(person.birthday)) return [first, initialOf(last)].filter(Boolean).join(' ')
  return [first, last].filter(Boolean).join(' ') || plain(person.company)
}

/** For staff: with title, else the company; '' when nothing is known but contacts. */
export function fullName({ title, first_name, last_name, company }: Named): string {
  const name = plain([first_name, last_name].filter(Boolean).join(' '))
  return name === '' ? plain(company) : [plain(title), name].filter(Boolean).join(' ')
}

/** Without controls of the direction of writing and signs nobody sees. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** '2026-11-15', where the business is. */
export function berlinDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(moment)
}

function initialOf(name: string): string {
  const [initial] = name
  return initial ? `${initial}.` : ''
}

function isMinor(birthday: string | null | undefined): boolean {
  if (!birthday) return false
  const fullAge = `${Number(birthday.slice(0, 4)) + FULL_AGE}${birthday.slice(4)}`
  return berlinDay(new Date()) < fullAge
}
