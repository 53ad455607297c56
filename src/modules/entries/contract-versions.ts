import { staff } from '#kernel/access/rules.ts'
import { previewCalls, versionCalls } from '#kernel/contract/version-calls.ts'
import { EntryDraft } from './contract-drafts.ts'
import { EntryFields } from './contract-values.ts'

const one = '/api/v0/entry/:id'
const view = staff('entries', 'view')
const edit = staff('entries', 'edit')

const versions = versionCalls({ one, view, edit, draft: EntryDraft, fields: EntryFields })
export const listEntryVersions = versions.list
export const readEntryVersion = versions.read
export const compareEntryVersions = versions.compare
export const restoreEntryVersion = versions.restore

const previews = previewCalls({ one, edit })
export const createEntryPreview = previews.create
export const revokeEntryPreviews = previews.revoke
