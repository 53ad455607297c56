import type { Caller } from '#tests/caller.ts'
import { changeSection, switchAllOn } from './change-section.ts'

/** Every visitor may report, and is asked to confirm the address they leave. */
export async function openToReports(admin: Caller): Promise<void> {
  await switchAllOn(admin)
  const open = { reporting: 'anyone', confirm_addresses: true }
  await changeSection(admin, 'components.bugtracker', open)
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
}
