import { afterAll, describe, expect, test } from 'vitest'
import { type CheckedRule, checkLawCall } from '#modules/shop/law/law.calls.ts'
import { installDemo } from '#modules/starter/server/seed-demo.ts'
import { TEMPLATE_NAMES, type TemplateName } from '#modules/starter/template-names.ts'
import { loadTemplate } from '#modules/starter/templates/all.ts'
import type { Caller } from './caller.ts'
import { freePort } from './free-port.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const TODAY = '2026-11-18'
const apps: TestApp[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function demo(name: TemplateName, env: Record<string, string> = {}): Promise<Caller> {
  const app = await startTestApp({ env })
  apps.push(app)
  await installDemo(app.scope, await loadTemplate(name))
  return app.as('admin')
}

async function rulesOn(admin: Caller, day: string): Promise<CheckedRule[]> {
  return (await admin.get(`/api/v0/law/check?day=${day}`)).parse(checkLawCall.reply).rules
}

/** What is in force on a day and not kept, by its state. */
async function openOn(admin: Caller, day: string): Promise<Record<string, string>> {
  const KEPT = ['green', 'not_applicable', 'coming']
  const open = (await rulesOn(admin, day)).filter(({ state }) => !KEPT.includes(state))
  return Object.fromEntries(open.map(({ id, state }) => [id, state]))
}

/** Says that everything was looked at which no machine can judge. */
async function confirmAll(admin: Caller): Promise<void> {
  for (const { id, state, confirm } of await rulesOn(admin, TODAY))
    if (state === 'yellow' && confirm) {
      const sent = await admin.post('/api/v0/law/confirm', { rule: id, seen: confirm.seen })
      expect([id, sent.status]).toEqual([id, 200])
    }
}

/** No demo has a mailbox or the official notice; these only its owner can judge. */
const OPEN = { L5: 'red', L10: 'yellow', L12: 'red' }
const BY_TEMPLATE = {
  werkstatt: OPEN,
  backhaus: OPEN,
  // A fan shop sells nothing by weight or measure.
  vereinsheim: { ...OPEN, L7: 'yellow' },
}

describe.each(TEMPLATE_NAMES)('the demo %s before the law', (name) => {
  test('all is green but the mailbox, the notice and what its owner has to confirm', {
    timeout: 120_000,
  }, async () => {
    const admin = await demo(name)
    expect(await openOn(admin, TODAY)).toEqual(BY_TEMPLATE[name])
    await confirmAll(admin)
    expect(await openOn(admin, TODAY)).toEqual({ L5: 'red', L12: 'red' })
  })
})

test('with a mailbox nothing is missing but the notice, and another day has other rules', {
  timeout: 120_000,
}, async () => {
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
  const admin = await demo('werkstatt', { SMTP_URL, SMTP_FROM: 'Werkstatt <post@holm.example>' })
  await confirmAll(admin)
  expect(await openOn(admin, TODAY)).toEqual({ L12: 'red' })
  // The notice is owed since 27 September 2026, the withdrawal function since 19 June.
  expect(await openOn(admin, '2026-09-26')).toEqual({})
  const states = async (day: string) =>
    new Map((await rulesOn(admin, day)).map(({ id, state }) => [id, state]))
  expect((await states('2026-09-26')).get('L12')).toBe('coming')
  expect((await states('2026-06-19')).get('L9')).toBe('green')
  expect((await states('2026-06-18')).get('L9')).toBe('coming')
  // Until it closed, the platform of the EU had to be named; nobody may name it now.
  expect(await openOn(admin, '2025-07-19')).toEqual({ L14: 'red' })
  expect(await openOn(admin, '2025-07-20')).toEqual({})
  const sources = async (day: string) =>
    (await rulesOn(admin, day)).filter(({ state }) => state !== 'coming').map(({ id }) => id)
  expect((await sources('2026-11-18')).length).toBeGreaterThan((await sources('2021-01-01')).length)
})
