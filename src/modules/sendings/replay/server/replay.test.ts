import { afterAll, expect, test } from 'vitest'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { listRecipients } from '../../sendings/sending.calls.ts'
import { replayMail } from '../replay.calls.ts'

const house = await openSendings()
const { app, admin, addList, addSubscribers, makeSending, makeTemplate, reached, step } = house
afterAll(() => house.close())

const words = { text: 'Guten Tag {{subscriber.name}}! Heute: Brot.' }
const { _id: list } = await addList('Nachsehen')
await addSubscribers(['ada@example.org'], [list], { first_name: 'Ada', last_name: 'Lovelace' })
await addSubscribers(['wer@example.org'], [list])
const template = await makeTemplate({
  subject: '{{subscriber.first_name}}, es gibt Brot',
  modules: [{ id: 'q', type: 'quote', props: words }],
})
const { _id: sending } = await makeSending({ template: template._id, lists: [list] })
await step(sending, 'start')
await reached(sending, 'finished')

const recipients = (await admin.get(`${SENDING}${sending}/recipients`)).parse(
  listRecipients.reply,
).items
const mailOf = (email: string) => {
  const { subscriber = '' } = recipients.find((one) => one.email === email) ?? {}
  return `${SENDING}${sending}/recipients/${subscriber}/mail`
}

test('a sending is replayed as each recipient got it, also after its template was changed', async () => {
  const { version } = template
  const changed = await admin.put(`/api/v0/newsletter_template/${template._id}`, {
    version,
    subject: 'Ganz anders',
  })
  expect(changed.status).toBe(200)
  const ada = (await admin.get(mailOf('ada@example.org'))).parse(replayMail.reply)
  expect(ada.subject).toBe('Ada, es gibt Brot')
  expect(ada.text).toContain('Guten Tag Ada Lovelace!')
  const nameless = (await admin.get(mailOf('wer@example.org'))).parse(replayMail.reply)
  expect(nameless.subject).toBe('es gibt Brot')
  expect(nameless.text).not.toContain('Guten Tag')
})

test('its links end nothing, and only those see it who may see subscribers', async () => {
  const { html, text } = (await admin.get(mailOf('ada@example.org'))).parse(replayMail.reply)
  expect(html + text).not.toContain('/Newsletter/unsubscribe/')
  expect((await app.guest.get(mailOf('ada@example.org'))).status).toBe(401)
  expect((await (await app.as('user')).get(mailOf('ada@example.org'))).status).toBe(403)
  const nobody = '01890000-0000-7000-8000-000000000000'
  const path = `${SENDING}${sending}/recipients/${nobody}/mail`
  expect((await admin.get(path)).status).toBe(404)
})
