import { call } from '#kernel/client/call.ts'
import { hasErrors } from '../../check/check-page.ts'
import { type Finding, SEVERITIES } from '../../check/findings/finding.ts'
import { publishCheck } from '../../contract-check.ts'
import type { PageRoom } from '../room/room-context.tsx'

/** Looks at the stored draft and at the page as it is drawn right now. */
export async function checkDraft(room: PageRoom) {
  const { page, lang, saver, session, space } = room
  saver.pass()
  await session.getState()?.flush()
  const reply = await call(publishCheck, { body: { page: page._id, lang } })
  const { checkDrawn } = await import('../checking/check-drawn.ts')
  const drawn = space.document ? await checkDrawn(space.document) : []
  const all: Finding[] = [...reply.findings, ...drawn]
  return {
    ...reply,
    /** Errors that only show once the page is drawn; the server cannot see them. */
    drawnErrors: drawn.filter(({ severity }) => severity === 'error'),
    mayPublish: reply.isOverridden || (reply.mayPublish && !hasErrors(drawn)),
    findings: all.toSorted((a, b) => rank(a) - rank(b)),
  }
}

function rank({ severity }: Finding): number {
  return SEVERITIES.indexOf(severity)
}
