import type { Label } from '#kernel/i18n/messages.ts'
import type { ImportOptions, Planned, RowToPlan } from '#kernel/server/imports/declaration.ts'
import { maySeeBirthdays } from '../../persons/server/find-persons.ts'
import type { PeopleChange } from '../../server/unit-of-work.ts'
import { foldedText } from './cells/folded-text.ts'
import { findKnown, MOST_KNOWN, markOf } from './find-known.ts'
import { draftOf, isNobody, type PersonCells, type PersonDraft } from './person-draft.ts'
import { type KnownPerson, PersonRest, PersonValues } from './person-values.ts'
import { madeOf, supplemented, supplementedAccount } from './supplement-person.ts'

const WORDS = {
  nobody: {
    de: 'Es fehlt ein Name, eine Firma oder ein Kontakt.',
    en: 'A name, a company or a contact is missing.',
  },
  birthday: {
    de: 'Geburtstage kann nur einlesen, wer Mitgliederdaten ändern darf. Bitte lassen Sie die Spalte weg.',
    en: 'Birthdays can only be imported by those who may change data of members. Please leave the column out.',
  },
  crowd: {
    de: 'Diese E-Mail-Adresse haben zu viele Personen, um eine zu erkennen.',
    en: 'Too many persons have this email address to recognise one.',
  },
  several: {
    de: 'Mehrere Personen passen zu dieser Zeile. Bitte führen Sie diese zuerst zusammen.',
    en: 'Several persons match this row. Please merge them first.',
  },
  byId: { de: 'Gibt es schon: dieselbe Kennung.', en: 'Already there: the same identifier.' },
  byMail: {
    de: 'Gibt es schon: dieselbe E-Mail-Adresse.',
    en: 'Already there: the same email address.',
  },
  byName: { de: 'Gibt es schon: dieselben Angaben.', en: 'Already there: the same details.' },
  candidate: {
    de: 'Gibt es schon, von einem Gast angegeben. Bitte übernehmen Sie die Person zuerst.',
    en: 'Already there, typed in by a guest. Please accept the person first.',
  },
  account: {
    de: 'Hat ein Konto: Name, Kontakte und Adressen bleiben, wie sie dort stehen.',
    en: 'Has an account: name, contacts and addresses stay as they are there.',
  },
} satisfies Record<string, Label>

type Row = RowToPlan<PersonCells>

/** Rows are new, or known by id, by proved address and a name that fits, or by all they say. */
export async function planPersons(
  change: PeopleChange,
  rows: readonly Row[],
  options: ImportOptions,
): Promise<Planned<PersonValues>[]> {
  const good = rows.flatMap(({ values }) => {
    const draft = draftOf(values)
    return 'refused' in draft ? [] : [draft]
  })
  const known = await findKnown(change.db, good)
  const mayWriteBirthdays = maySeeBirthdays(change.scope, 'edit')
  let at = -1
  return rows.map(({ values, earlier, newId }) => {
    const draft = draftOf(values)
    if ('refused' in draft) return draft
    at += 1
    if (draft.birthday && !mayWriteBirthdays) return { refused: WORDS.birthday }
    const candidates = overlaid(known.get(at) ?? [], earlier)
    return planPerson(draft, candidates, { isUpdate: options.update ?? false, newId })
  })
}

/** What earlier rows made of them counts, also of those that are not stored yet. */
function overlaid(known: readonly KnownPerson[], earlier: Row['earlier']): KnownPerson[] {
  const made = earlier.map(({ id, after, rest }) => ({
    id,
    values: PersonValues.parse(after),
    rest: PersonRest.parse(rest),
    isNamed: known.some((one) => one.id === id && one.isNamed),
  }))
  return [...known.filter(({ id }) => !made.some((one) => one.id === id)), ...made]
}

function planPerson(
  draft: PersonDraft,
  candidates: readonly KnownPerson[],
  { isUpdate, newId }: { isUpdate: boolean; newId: Row['newId'] },
): Planned<PersonValues> {
  if (candidates.length > MOST_KNOWN) return { refused: WORDS.crowd }
  const found = recognised(draft, candidates)
  if (found === 'several') return { refused: WORDS.several }
  if (!found && isNobody(draft)) return { refused: WORDS.nobody }
  if (!found) return { id: newId(), before: null, after: madeOf(draft, newId), rest: NEW }
  const { person, reason } = found
  const { id, values: before, rest } = person
  if (rest.isCandidate) return { id, before, after: before, rest, reason: WORDS.candidate }
  if (!isUpdate) return { id, before, after: before, rest, reason }
  const after = rest.hasAccount
    ? supplementedAccount(before, draft)
    : supplemented(before, draft, newId)
  return { id, before, after, rest, reason: rest.hasAccount ? WORDS.account : reason }
}

const NEW = { version: 1, hasAccount: false, isCandidate: false }

type Recognised = { person: KnownPerson; reason: Label }

function recognised(
  draft: PersonDraft,
  candidates: readonly KnownPerson[],
): Recognised | 'several' | undefined {
  const [named] = candidates.filter(({ isNamed }) => isNamed)
  if (named) return { person: named, reason: WORDS.byId }
  const { mails } = markOf(draft)
  const found = candidates.filter(({ values }) => isAbout(draft, values))
  const same = found.filter(({ values }) => nameOf(values) === nameOf(draft))
  const chosen = same.length > 0 ? same : found
  if (chosen.length > 1) return 'several'
  return chosen[0] && { person: chosen[0], reason: mails.length > 0 ? WORDS.byMail : WORDS.byName }
}

/** By a proved address and a name that fits; a row without an address by all it says. */
function isAbout(draft: PersonDraft, values: PersonValues): boolean {
  const [row, known] = [markOf(draft), markOf(values)]
  if (row.mails.length > 0) {
    const proved = values.contacts.filter(({ proof }) => proof !== 'typed')
    const { mails } = markOf({ ...values, contacts: proved })
    return mails.some((mail) => row.mails.includes(mail)) && fits(values, draft)
  }
  if (row.isBare && values.contacts.length > 0) return false
  return (['name', 'company', 'phone', 'birthday'] as const).every(
    (part) => row[part] === known[part],
  )
}

type Named = Pick<PersonDraft, 'first_name' | 'last_name' | 'company'>

/** A family may share an address: another name is another person. Where one has none, it fits. */
function fits(one: Named, other: Named): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)]
  return name === '' || otherName === '' || name === otherName
}

function nameOf({ first_name, last_name, company }: Named): string {
  return foldedText(`${first_name} ${last_name}`) || foldedText(company)
}
