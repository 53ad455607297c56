export { findOrSuggest, link } from '../candidates/server/find-or-suggest.ts'
export { describePersons, searchPersons } from '../persons/server/describe-persons.ts'
export { resolvePerson } from '../persons/server/resolve-person.ts'
export { shownName } from '../persons/shown-name.ts'
