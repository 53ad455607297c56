import { expect, test } from 'vitest'
import { judgeImport } from './walls.ts'

const needs = new Map([['pages', ['files']]])
const VIEW = 'src/modules/pages/blocks/image/view.tsx'

function judge(from: string, to: string) {
  return judgeImport({ from, to, isTypeOnly: false }, needs)
}

test.each([
  'src/modules/pages/blocks/image/edit.tsx',
  'src/modules/pages/blocks/text/edit.tsx',
  'src/modules/pages/server/queries.ts',
  'src/modules/pages/admin/screens.ts',
  'src/modules/files/server/api.ts',
  'src/modules/files/admin/pickers.tsx',
  'src/kernel/server/context.ts',
  'src/kernel/admin/module.ts',
])('the view of a block knows nothing of %s', (to) => {
  expect(judge(VIEW, to)).toBeDefined()
  expect(judge('src/modules/pages/blocks/links/button-row.tsx', to)).toBeDefined()
  expect(judge('src/modules/pages/blocks/image/block.ts', to)).toBeDefined()
})

test.each([
  'src/modules/pages/blocks/image/block.ts',
  'src/modules/pages/messages.ts',
  'src/modules/files/site/parts.tsx',
  'src/modules/files/picture.ts',
  'src/kernel/site/block/block-view.ts',
])('the view of a block may use %s', (to) => {
  expect(judge(VIEW, to)).toBeUndefined()
})

test('only the editor of a block uses the admin centre', () => {
  const edit = 'src/modules/pages/blocks/image/edit.tsx'
  expect(judge(edit, 'src/kernel/admin/module.ts')).toBeUndefined()
  expect(judge(edit, VIEW)).toBeUndefined()
  expect(judge(edit, 'src/kernel/server/context.ts')).toBeDefined()
})

test('the platform takes what it needs as an argument', () => {
  const storage = 'src/platform/storage/disk-storage.ts'
  expect(judge(storage, 'src/platform/platform-error.ts')).toBeUndefined()
  expect(judge(storage, 'src/kernel/server/app-error.ts')).toBeDefined()
  expect(judge(storage, 'src/modules/files/server/api.ts')).toBeDefined()
  expect(judge(storage, 'src/ui/modal.tsx')).toBeDefined()
  expect(judge(storage, 'src/app/kontor.ts')).toBeDefined()
})

test('the platform is used by the server of the kernel and of backups alone', () => {
  const storage = 'src/platform/storage/storage.ts'
  expect(judge('src/kernel/server/services.ts', storage)).toBeUndefined()
  expect(judge('src/modules/backup/archives/server/uploads.ts', storage)).toBeUndefined()
  expect(judge('src/app/kontor.ts', storage)).toBeUndefined()
  expect(judge('src/kernel/contract/endpoint.ts', storage)).toBeDefined()
  expect(judge('src/modules/backup/admin/screens.ts', storage)).toBeDefined()
  expect(judge('src/modules/files/server/read-bytes.ts', storage)).toBeDefined()
  expect(judge('src/ui/modal.tsx', storage)).toBeDefined()
})
