import { afterAll, describe, expect, test } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { allRoutes, knock, lineOf } from './all-routes.ts'
import { callerOf } from './caller.ts'
import { stepUp } from './step-up.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const routes = allRoutes()
const guarded = routes.filter(({ endpoint }) => endpoint.stepUp)
const always = guarded.filter(({ endpoint }) => endpoint.stepUp !== 'in-handler')

/** What a stolen session must not be enough for. Whoever adds such a call adds it here. */
const DANGEROUS = [
  'DELETE /api/v0/auth/',
  'DELETE /api/v0/auth/:id',
  'DELETE /api/v0/config/dkim/:id',
  'GET /api/v0/backup/download/:ticket',
  'GET /api/v0/customer/:id/export',
  'GET /api/v0/data_request/:id/export',
  'GET /api/v0/person/:id/export',
  'GET /api/v0/users/:id/export',
  'POST /api/v0/auth/',
  'POST /api/v0/auth/setPassword',
  'POST /api/v0/backup/:id/download',
  'POST /api/v0/backup/:id/restore',
  'POST /api/v0/backup/recovery_key',
  'POST /api/v0/backup/test_offsite',
  'POST /api/v0/batch/auth/remove/',
  'POST /api/v0/config/dkim/',
  'POST /api/v0/customer/:id/erase',
  'POST /api/v0/data_request/:id/erase',
  'POST /api/v0/person/:id/erase',
  'POST /api/v0/users/:id/erase',
  'POST /api/v0/users/:id/impersonate',
  'POST /api/v0/users/:id/invitation-link',
  'POST /api/v0/users/:id/remove-second-factor',
  'POST /api/v0/users/merge',
  'PUT /api/v0/auth/',
  'PUT /api/v0/auth/:id',
  'PUT /api/v0/config/',
]

/** Words in an address that speak of what is dangerous; a call of that kind is looked at. */
const SUSPICIOUS =
  /impersonat|export|erase|merge|password|factor|recovery|offsite|restore|\/download|\/auth\/?(:id)?$|\/config\/$/i

/** Looked at, and not for staff acting on others or on the whole business. */
const HARMLESS = [
  'GET /api/v0/account/export',
  'GET /api/v0/auth/',
  'GET /api/v0/auth/:id',
  'GET /api/v0/auth/secondFactor',
  'GET /api/v0/config/',
  'GET /api/v0/download/:id',
  'GET /api/v0/download/:id/:gridref',
  'GET /download/:id',
  'GET /download/:id/:gridref',
  'POST /api/v0/account/erase',
  'POST /api/v0/auth/changePassword',
  'POST /api/v0/batch/message/restore/',
  'POST /api/v0/auth/checkPasswordStrength',
  'POST /api/v0/auth/recoveryCodes',
  'POST /api/v0/auth/requestPasswordReset',
  'POST /api/v0/auth/resetPassword',
  'POST /api/v0/application/:id/restore',
  'POST /api/v0/color/:id/restore',
  'POST /api/v0/entry/:id/restore',
  'POST /api/v0/entry/:id/versions/:number/restore',
  'POST /api/v0/file/:id/restore',
  'POST /api/v0/gallery/:id/restore',
  'POST /api/v0/message/:id/restore',
  'POST /api/v0/newsletter_list/:id/restore',
  'POST /api/v0/newsletter_template/:id/restore',
  'POST /api/v0/page/:id/restore',
  'POST /api/v0/page/:id/versions/:number/restore',
  'POST /api/v0/person/:id/restore',
  'POST /api/v0/person_segment/:id/restore',
  'POST /api/v0/position/:id/restore',
  'POST /api/v0/product/:id/draft/restore',
  'POST /api/v0/product/:id/restore',
  'POST /api/v0/product_group/:id/restore',
  // Goods and prices; nothing about people.
  'GET /api/v0/product/export',
  // Goods that were bought and paid, by a signed link for a day.
  'GET /api/v0/order/download/:link',
  // The list as whoever asks may read it anyway, page by page.
  'POST /api/v0/person/export',
  // For 30 days a merge of persons is undone by the next call; no account is merged by it.
  'POST /api/v0/customer/:id/merge',
  'POST /api/v0/person/merge',
  'POST /api/v0/person/undoMerge',
  'POST /api/v0/search/auth',
  'POST /api/v0/shop/requestPasswordReset',
  'POST /api/v0/system_bugtracker/:id/restore',
  'POST /api/v0/users/stop-impersonating',
  'POST /api/v0/batch/auth/',
  // Public pages, and what whoever asks reads in the admin centre anyway; no secrets, no persons.
  'GET /api/v0/website_export/',
  'POST /api/v0/website_export/',
  'GET /api/v0/website_export/:id/download',
]

const keyOf = ({ endpoint }: (typeof routes)[number]) => `${endpoint.method} ${endpoint.path}`

describe('every dangerous act', () => {
  test('asks for a step-up, and nothing else does', () => {
    expect(guarded.map(keyOf).sort()).toEqual(DANGEROUS)
  })

  test('is known: a new call that sounds like one must be sorted', () => {
    const unsorted = routes.map(keyOf).filter((key) => SUSPICIOUS.test(key))
    expect(unsorted.filter((key) => ![...DANGEROUS, ...HARMLESS].includes(key))).toEqual([])
  })

  test('asks for a second factor where only system may do it', () => {
    const ofSystem = always.filter(({ endpoint }) => endpoint.access.kind === 'system')
    expect(ofSystem.length).toBeGreaterThan(3)
    for (const { endpoint } of ofSystem) expect(endpoint.stepUp).toBe('second-factor')
  })

  test('is refused to a session alone, before anything of the call is read', async () => {
    const thief = await app.as('system')
    for (const route of always) {
      const answer = await knock(thief, route.endpoint)
      expect([lineOf(route), answer.status, answer.json.code]).toEqual([
        lineOf(route),
        403,
        'step-up',
      ])
    }
  })

  test('is closed to somebody in another name, whatever their session says', async () => {
    const [actor, person] = [await app.as('system'), await app.as('admin')]
    const started = { userId: person.userId, isStaff: true, limited: null, actedBy: actor.userId }
    const token = await createSession(app.services.db, { ...started, ip: '', agent: 'test' })
    await stepUp(app, person)
    const acting = callerOf(app.url, `kontor_session=${token}`)
    for (const route of always) {
      const answer = await knock(acting, route.endpoint)
      expect([lineOf(route), answer.json.code]).toEqual([lineOf(route), 'C100'])
    }
  })
})

test('the API reference says which calls need one', async () => {
  const { text } = await app.guest.get('/api/openapi.json')
  expect(text.match(/Needs a step-up/g)).toHaveLength(DANGEROUS.length)
})
