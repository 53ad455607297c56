export { findOrSuggest, link } from '../candidates/server/find-or-suggest.ts'
export { shownName } from '../persons/shown-name.ts'
export { segmentMembers } from '../segments/server/segment-members.ts'
