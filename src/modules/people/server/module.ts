import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes, trashIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personalDataModulesAmong } from '#modules/users/server/api.ts'
import { settleConfirmation, sweepConfirmations } from '../candidates/server/confirm-address.ts'
import { confirmRoute } from '../candidates/server/confirm-route.ts'
import { joinOnVerification } from '../candidates/server/join-candidates.ts'
import { consentRoutes } from '../consents/server/consent-routes.ts'
import { fileRoutes, personAttachments } from '../files/server/person-files.ts'
import { exportRoutes } from '../imports/server/export-persons.ts'
import { personImport } from '../imports/server/person-import.ts'
import { findAllDuplicates } from '../merges/server/find-all-duplicates.ts'
import { mergeRoutes } from '../merges/server/merge-routes.ts'
import { mergedTrash } from '../merges/server/undo-merge.ts'
import { person } from '../persons/person.ts'
import { personResource } from '../persons/server/person.resource.ts'
import { personRoutes } from '../persons/server/person-routes.ts'
import { sweepTags } from '../persons/server/values-in-use.ts'
import { relationRoutes } from '../relations/server/relation-routes.ts'
import { personSegment } from '../segments/segment.ts'
import { roleSegments, segments } from '../segments/server/person-conditions.ts'
import { segmentResource } from '../segments/server/segment.resource.ts'
import { segmentRoutes } from '../segments/server/segment-routes.ts'
import { timelineRoutes } from '../timeline/server/timeline-routes.ts'
import { createPeople } from './migrations/20261116-1300-people-create-people.ts'
import { keepContacts } from './migrations/20261116-1310-people-keep-contacts.ts'
import { followAccounts } from './migrations/20261116-1320-people-follow-accounts.ts'
import { createSegments } from './migrations/20261116-1500-people-create-segments.ts'
import { keepPlaces } from './migrations/20261116-1510-people-keep-places.ts'
import { addMany } from './migrations/20261116-1540-people-add-many.ts'
import { confirmAddresses } from './migrations/20261116-1540-people-confirm-addresses.ts'
import { returnUnproved } from './migrations/20261116-1545-people-return-unproved.ts'
import { keepFiles } from './migrations/20261116-1550-people-keep-files.ts'
import { keepTags } from './migrations/20261116-1900-people-keep-tags.ts'
import { keepDuplicates } from './migrations/20261116-1910-people-keep-duplicates.ts'
import { markDoubles } from './migrations/20261118-0240-people-mark-doubles.ts'
import { findNumbers } from './migrations/20261118-0250-people-find-numbers.ts'
import { placeMany } from './migrations/20261118-0255-people-place-many.ts'
import { keepTaggings } from './migrations/20261118-0600-people-keep-taggings.ts'
import { readPlainNames } from './migrations/20261118-0810-people-read-plain-names.ts'
import { dropParts } from './migrations/20261118-0820-people-drop-parts.ts'
import { nameCandidates } from './migrations/20261119-0840-people-name-candidates.ts'
import { personal } from './personal.ts'
import { removeDemo } from './remove-demo.ts'
import type { PeopleTables } from './tables.ts'

const migrations = {
  '20261116-1300-people-create-people': createPeople,
  '20261116-1310-people-keep-contacts': keepContacts,
  '20261116-1320-people-follow-accounts': followAccounts,
  '20261116-1500-people-create-segments': createSegments,
  '20261116-1510-people-keep-places': keepPlaces,
  '20261116-1540-people-add-many': addMany,
  '20261116-1540-people-confirm-addresses': confirmAddresses,
  '20261116-1545-people-return-unproved': returnUnproved,
  '20261116-1550-people-keep-files': keepFiles,
  '20261116-1900-people-keep-tags': keepTags,
  '20261116-1910-people-keep-duplicates': keepDuplicates,
  '20261118-0240-people-mark-doubles': markDoubles,
  '20261118-0250-people-find-numbers': findNumbers,
  '20261118-0255-people-place-many': placeMany,
  '20261118-0600-people-keep-taggings': keepTaggings,
  '20261118-0810-people-read-plain-names': readPlainNames,
  '20261118-0820-people-drop-parts': dropParts,
  '20261119-0840-people-name-candidates': nameCandidates,
  '20261119-0005-people-index-trash': trashIndexes(['people', 'person_segments']),
  '20261119-0010-people-fold-search': searchIndexes({ person_segments: ['name', 'description'] }),
}

/** Knows all modules late, because each of them may tell something about a person. */
export function peopleModule(modules: () => readonly ServerModule[]): ServerModule {
  const holders = () => personalDataModulesAmong(modules())
  return {
    name: 'people',
    label: { de: 'Personen', en: 'People' },
    needs: ['auth', 'users', 'files', 'consents'],
    isEssential: true,
    nouns: [person.name, personSegment.name],
    migrations,
    routes: [
      ...exportRoutes,
      ...mergeRoutes,
      ...relationRoutes,
      ...fileRoutes,
      ...consentRoutes,
      ...timelineRoutes(modules),
      ...segmentRoutes,
      ...personRoutes(modules, holders),
    ],
    pages: [confirmRoute],
    jobs: [
      settleConfirmation,
      sweepConfirmations,
      sweepTags,
      findAllDuplicates,
      ...personAttachments.jobs,
    ],
    trash: [personResource.trash, mergedTrash, segmentResource.trash],
    segments: [...segments, ...roleSegments(modules)],
    listeners: [joinOnVerification],
    imports: [personImport],
    personal,
    demo: demoOf<PeopleTables>({ remove: removeDemo }),
  }
}
