import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyChain } from '#modules/consents/server/api.ts'
import { preferencesToken } from '../../server/address-hash.ts'
import { addList, openNewsletter, sendForm, VERIFY } from '../../server/test-subscribers.ts'

const house = await openNewsletter()
const { app, admin, db, join, keyIn, mailed, mailsTo, statesOf } = house
const second = await addList(admin, 'Angebote')
const [first] = (await house.lists()).filter(({ name }) => name === 'Newsletter')
afterAll(() => app.close())
beforeEach(() => house.forgetLimits())

const centreOf = async (email: string) => {
  const { id } = (await house.subscriberOf(email)) ?? { id: '' }
  return `/Newsletter/subscribe/${preferencesToken(app.services.secret, id)}`
}
const enter = (email: string) => join(email, { lists: [first?._id], first_name: 'Vera' })
const press = (key: string) => sendForm(app.guest, `/Newsletter/verify/${key}`, {})

describe('the preference centre', () => {
  test('shows the lists, and neither the address nor a name', async () => {
    await enter('look@example.org')
    const page = await app.guest.get(await centreOf('look@example.org'))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.text).toContain('l•••@e•••.org')
    expect(page.text).not.toMatch(/look@example|Vera/)
    expect(page.text).toContain('Angebote')
    expect((await app.guest.get('/Newsletter/subscribe/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })

  test('ends lists at once with an undo, and asks by mail for new ones', async () => {
    await enter('choose@example.org')
    const path = await centreOf('choose@example.org')
    const sent = await sendForm(app.guest, path, { step: 'lists', [`list_${second._id}`]: 'on' })
    expect(sent.text).toContain('Neues bestätigen')
    expect(await statesOf('choose@example.org')).toEqual({
      Newsletter: 'unsubscribed',
      Angebote: 'pending',
    })
    const mails = await mailed('choose@example.org', 3)
    for (const mail of mails.slice(1)) expect((await press(keyIn(mail))).status).toBe(200)
    expect(await statesOf('choose@example.org')).toEqual({
      Newsletter: 'confirmed',
      Angebote: 'confirmed',
    })
  })

  test('pauses and goes on', async () => {
    await enter('pause@example.org')
    const path = await centreOf('pause@example.org')
    await sendForm(app.guest, path, { step: 'pause' })
    expect(await statesOf('pause@example.org')).toEqual({ Newsletter: 'paused' })
    const told = (await mailed('pause@example.org', 2)).at(-1)
    expect(told?.subject).toContain('Pause')
    expect(told?.text).toContain(path)
    expect((await app.guest.get(path)).text).toContain('Pause beenden')
    await sendForm(app.guest, path, { step: 'resume' })
    expect(await statesOf('pause@example.org')).toEqual({ Newsletter: 'confirmed' })
  })

  test('takes a new address once that address says so; the old one may take it back', async () => {
    await enter('old@example.org')
    const path = await centreOf('old@example.org')
    expect((await sendForm(app.guest, path, { step: 'address', email: 'no' })).status).toBe(422)
    await sendForm(app.guest, path, { step: 'address', email: 'new@example.org' })
    expect(await statesOf('new@example.org')).toEqual({})
    const key = keyIn((await mailed('new@example.org', 1))[0])
    await app.guest.get(`/Newsletter/verify/${key}`)
    expect(await statesOf('old@example.org')).toEqual({ Newsletter: 'confirmed' })
    expect((await press(key)).text).toContain('neue Adresse gilt')
    expect(await statesOf('new@example.org')).toEqual({ Newsletter: 'confirmed' })
    expect(await house.subscriberOf('new@example.org')).toMatchObject({ first_name: '' })
    expect(await statesOf('old@example.org')).toEqual({ Newsletter: 'unsubscribed' })
    expect((await app.guest.get(`/Newsletter/verify/${key}`)).status).toBe(410)
    expect((await press(key)).status).toBe(410)
    const told = (await mailed('old@example.org', 2)).at(-1)
    expect(told?.subject).toContain('andere Adresse')
    expect((await press(keyIn(told))).status).toBe(200)
    expect(await statesOf('old@example.org')).toEqual({ Newsletter: 'confirmed' })
  })

  test('takes along what was left: nobody adds a list under the new address', async () => {
    await join('kept@example.org', { lists: [first?._id, second._id] })
    const path = await centreOf('kept@example.org')
    await sendForm(app.guest, path, { step: 'lists', [`list_${first?._id}`]: 'on' })
    await sendForm(app.guest, path, { step: 'address', email: 'moved@example.org' })
    await press(keyIn((await mailed('moved@example.org', 1))[0]))
    const { id = '', version } = (await house.subscriberOf('moved@example.org')) ?? {}
    const body = { version, lists: [second._id], basis: { kind: 'documented', proof: 'Karte' } }
    const added = await admin.post(`/api/v0/newsletter_subscriber/${id}/add`, body)
    expect(added.text).toContain('"code":"suppressed"')
    expect(await statesOf('moved@example.org')).toEqual({ Newsletter: 'confirmed' })
  })

  test('moves to an address that is known without making two of it', async () => {
    await enter('from@example.org')
    await join('to@example.org', { lists: [second._id] })
    const path = await centreOf('from@example.org')
    await sendForm(app.guest, path, { step: 'address', email: 'to@example.org' })
    await press(keyIn((await mailed('to@example.org', 2)).at(-1)))
    expect(await statesOf('to@example.org')).toEqual({
      Newsletter: 'confirmed',
      Angebote: 'confirmed',
    })
    expect(await statesOf('from@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  })

  test('sends own data only to the mailbox they are about', async () => {
    await enter('data@example.org')
    const sent = await sendForm(app.guest, await centreOf('data@example.org'), { step: 'data' })
    expect(sent.text).not.toContain('Vera')
    const mails = await mailed('data@example.org', 2)
    expect(mails.at(-1)?.text).toContain('Vera')
    expect(mails.at(-1)?.text).toContain('Newsletter: angemeldet')
  })

  test('erases after a confirmation by mail; only the chain and the hash stay', async () => {
    await enter('erase@example.org')
    await sendForm(app.guest, await centreOf('erase@example.org'), { step: 'erase' })
    expect(await house.subscriberOf('erase@example.org')).toBeDefined()
    const key = keyIn((await mailed('erase@example.org', 2)).at(-1))
    // The call only confirms; it neither erases nor says that something is confirmed.
    expect((await app.guest.post(VERIFY, { token: key })).status).toBe(410)
    expect(await house.subscriberOf('erase@example.org')).toBeDefined()
    const done = await press(key)
    expect(done.text).toContain('Alles gelöscht')
    expect(await house.subscriberOf('erase@example.org')).toBeUndefined()
    const left = await db
      .selectFrom('consent_records')
      .select('id')
      .where('email', '=', 'erase@example.org')
      .execute()
    expect(left).toEqual([])
    expect(await verifyChain(db)).toMatchObject({ isWhole: true })
  })

  test('fills nobody’s mailbox', async () => {
    await enter('often@example.org')
    const path = await centreOf('often@example.org')
    const send = (email: string) => sendForm(app.guest, path, { step: 'address', email })
    for (const name of ['a', 'b', 'c']) expect((await send(`${name}@far.example`)).status).toBe(200)
    expect((await send('d@far.example')).status).toBe(429)
    expect(await mailsTo('d@far.example')).toEqual([])
  })
})
