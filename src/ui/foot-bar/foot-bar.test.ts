import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', '..')

/** What else stays at the foot of the window, and why no bar lies under it. */
const KNOWN = {
  'modules/files/uploads/admin/upload-panel.module.css': 'keeps clear of the bar by itself',
  'modules/files/uploads/admin/drop/drop-veil.module.css': 'is there only while a file is dragged',
  'modules/designer/admin/room/room.module.css':
    'fills the window; the bar of a block keeps itself clear',
  'ui/modal/modal.module.css': 'is the foot of a window, not of the screen',
  'ui/foot-bar/foot-bar.module.css': 'is the bar',
  'kernel/admin/shell/handbook/handbook-panel.module.css': 'stands beside the screen, not over it',
  'kernel/admin/shell/debug/debug-panel.module.css': 'is opened by developers alone',
}

test('notices and panels know every bar of the centre: no other style sheet makes one', () => {
  const sheets = globSync('{ui,kernel/admin,modules/*/admin,modules/*/*/admin}/**/*.css', {
    cwd: SOURCES,
  })
  const sticking = sheets.filter((sheet) =>
    readFileSync(join(SOURCES, sheet), 'utf8').split('}').some(sticksToFoot),
  )
  expect(sticking.toSorted()).toEqual(Object.keys(KNOWN).toSorted())
})

function sticksToFoot(rule: string): boolean {
  return (
    /position:\s*(?:sticky|fixed)/.test(rule) &&
    /\s(?:bottom|inset|inset-block|inset-block-end):/.test(rule)
  )
}
