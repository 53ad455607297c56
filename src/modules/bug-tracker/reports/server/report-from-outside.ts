import { displayName, isAuthenticated, isStaff, type Principal } from '#kernel/access/roles.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { changeBug, takeBug } from '../../bugs/server/change/change-bug.ts'
import { createBug } from '../../bugs/server/change/create-bug.ts'
import { writeComment } from '../../comments/server/comment-on-bug.ts'
import { bugTrackerSection } from '../../config.ts'
import { messages } from '../../messages.ts'
import type { BugChange, BugScope } from '../../server/unit-of-work.ts'
import { addFirstVote } from '../../votes/server/vote-on-bug.ts'
import { tellStaff } from '../../watchers/server/tell-staff.ts'
import type { Report } from '../report.calls.ts'
import { findByToken, statusToken, tokenHash } from './public-status.ts'

/**
 * A report from outside; the token shows its author later what became of it. Who reports something
 * is affected by it, so the report counts as a vote.
 */
export async function reportFromOutside(
  scope: BugScope,
  report: Report,
): Promise<{ number: number; token: string }> {
  mustBeAllowed(scope)
  const { title, body, environment, name, mail } = report
  const isKnown = isAuthenticated(scope.user)
  const guest = translator(messages, scope.lang)('guest')
  const reporterName = name || (isKnown ? displayName(scope.user) : guest)
  return scope.change(async (change) => {
    const { id, number } = await createBug(
      change,
      { title, body, environment, reporterName, reporterMail: mail ?? null },
      {
        reporterId: isKnown ? scope.user.id : undefined,
        statusTokenHash: (made) => tokenHash(statusToken(scope.secret, made)),
      },
    )
    await addFirstVote(change.db, id, isKnown ? scope.user.id : id)
    const thing = { module: 'bug-tracker', noun: 'bug', id, role: 'reporter' }
    const typed = { name: name ?? '', mail: mail ?? null, thing }
    await findOrSuggest(change, { ...typed, confirmation: confirmationOf(scope) })
    await tellStaff(change, { id, number, title })
    return { number, token: statusToken(scope.secret, id) }
  })
}

/** A mail that a stranger causes: only where the settings want it, and without what they typed. */
function confirmationOf({ config, lang }: BugScope): { reason: string } | undefined {
  if (!config.get(bugTrackerSection).confirm_addresses) return undefined
  return { reason: translator(messages, lang)('reporterMail.confirm') }
}

/** Through the status link a reporter answers, and the bug comes back to the team. */
export async function answerAsReporter(
  scope: BugScope,
  token: string,
  body: string,
): Promise<void> {
  const { id } = await findByToken(scope.db, token)
  await scope.change((change) => addAnswer(change, id, body))
}

/** Inside a change, whichever way the answer came. */
export async function addAnswer(change: BugChange, id: string, body: string): Promise<void> {
  const bug = await takeBug(change, id)
  const author = { id: null, name: bug.reporter_name }
  await writeComment(change, bug, { body, isInternal: false, author })
  if (bug.status !== 'needs_info') return
  const why = translator(messages, change.scope.lang)('why.answered')
  await changeBug(change, bug, { patch: { status: 'triaged' }, why })
}

function mustBeAllowed({ config, user }: BugScope): void {
  const { reporting } = config.get(bugTrackerSection)
  if (reporting === 'anyone' || isStaff(user)) return
  if (!isAuthenticated(user)) throw failures.notSignedIn()
  if (reporting === 'users' && !isLimited(user)) return
  throw failures.noPermission()
}

/** Who must still change a one-time password may do nothing else. */
function isLimited(user: Principal): boolean {
  return user.limited !== undefined
}
