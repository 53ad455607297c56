import { call } from '#kernel/client/call.ts'
import { checkDocument } from '../../check/check-document.ts'
import { type Finding, SEVERITIES } from '../../check/finding.ts'
import { publishCheck } from '../../contract-check.ts'
import type { Room } from '../room/room-context.tsx'

/** Looks at the stored draft and at the page as it is drawn right now. */
export async function checkDraft(room: Room) {
  const { page, lang, saver, desk, space } = room
  saver.pass()
  await desk.getState()?.flush()
  const reply = await call(publishCheck, { body: { page: page._id, lang } })
  const width = space.document?.defaultView?.innerWidth ?? 0
  const drawn = space.document ? await checkDocument(space.document, width) : []
  // Menu and footer are drawn here, too, but belong to no page.
  const own = drawn.filter(({ block }) => block !== null)
  const all: Finding[] = [...reply.findings, ...own]
  return {
    ...reply,
    findings: all.toSorted((a, b) => rank(a) - rank(b)),
  }
}

function rank({ severity }: Finding): number {
  return SEVERITIES.indexOf(severity)
}
