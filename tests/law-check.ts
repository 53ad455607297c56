import { Readable } from 'node:stream'
import { type CheckedRule, checkLawCall } from '#modules/shop/law/law.calls.ts'
import type { Caller } from './caller.ts'
import type { TestApp } from './test-app.ts'

/**
 * Asks the legal check for one rule, today or by the law of another day. Of two rules with one id it is
 * the one in force.
 * @example const rule = lawAt(admin); expect((await rule('L7')).state).toBe('red')
 */
export function lawAt(admin: Caller) {
  return async (id: string, day = ''): Promise<CheckedRule> => {
    const answer = await admin.get(`/api/v0/law/check${day && `?day=${day}`}`)
    const rules = answer.parse(checkLawCall.reply).rules.filter((rule) => rule.id === id)
    const found = rules.find(({ state }) => state !== 'coming') ?? rules[0]
    if (!found) throw new Error(`there is no rule ${id}`)
    return found
  }
}

/** While this runs visitors find something else at an address; '' stands for nothing. */
export async function seenInstead(
  { services }: Pick<TestApp, 'services'>,
  { path, html }: { path: string; html: string },
  during: () => Promise<void>,
): Promise<void> {
  const { visit } = services
  const status = html === '' ? 404 : 200
  services.visit = async (asked) =>
    asked === path
      ? { status, type: 'text/html', isPrivate: false, body: Readable.from([html]) }
      : visit(asked)
  try {
    await during()
  } finally {
    services.visit = visit
  }
}
