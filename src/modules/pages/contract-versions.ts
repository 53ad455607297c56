import { staff } from '#kernel/access/rules.ts'
import type { PublishedVersion } from '#kernel/contract/publishing.ts'
import { previewCalls, versionCalls } from '#kernel/contract/version-calls.ts'
import { Draft } from './contract-drafts.ts'
import { PageFields } from './contract-values.ts'

const one = '/api/v0/page/:id'
const view = staff('pages', 'view')
const edit = staff('pages', 'edit')

export type PageVersion = PublishedVersion

const versions = versionCalls({ one, view, edit, draft: Draft, fields: PageFields })
export const listVersions = versions.list
export const readVersion = versions.read
export const compareVersions = versions.compare
export const restoreVersion = versions.restore

const previews = previewCalls({ one, edit })
export const createPreview = previews.create
export const revokePreviews = previews.revoke
