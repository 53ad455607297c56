import { staff } from '#kernel/access/rules.ts'
import { importOf } from '#kernel/server/imports/declaration.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { keysOf } from './find-known.ts'
import { draftOf } from './person-draft.ts'
import { PERSON_FIELDS } from './person-fields.ts'
import type { PersonValues } from './person-values.ts'
import { planPersons } from './plan-persons.ts'
import { currentPersons, storePersons, undoPersons } from './store-persons.ts'
import { vcardFormat } from './vcard/vcard-format.ts'

/** Persons from an address book or from another program's list. */
export const personImport = importOf<PeopleTables, PersonValues>()({
  name: 'persons',
  label: { de: 'Personen', en: 'People' },
  access: {
    check: staff('people', 'create'),
    run: staff('people', 'edit'),
    // A file of somebody else may hold birthdays.
    open: staff('members', 'view'),
  },
  fields: PERSON_FIELDS,
  formats: [vcardFormat],
  options: {
    update: {
      de: 'Bekannte Personen ergänzen: Namen der Datei gelten, Kontakte, Adressen, Schlagwörter und Notizen kommen hinzu',
      en: 'Supplement known people: names of the file count; contacts, addresses, tags and notes are added',
    },
  },
  names: { contacts: { de: 'Kontakte', en: 'Contacts' } },
  keys: (cells) => {
    const draft = draftOf(cells)
    return 'refused' in draft ? [] : keysOf(draft)
  },
  plan: planPersons,
  store: storePersons,
  current: currentPersons,
  undo: undoPersons,
})
