import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { ROOT as FILES, one, png, send } from '#modules/files/server/test-files.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { openSendings } from '#tests/sendings.ts'
import { newsletterSending } from '../sendings/sending.ts'

const house = await openSendings()
const { app, admin, db } = house
afterAll(() => house.close())

test('a picture of a newsletter that went out is hidden and removed by nobody without the right to publish', async () => {
  const list = (await house.addList('Stammgäste'))._id
  const template = (await house.makeTemplate())._id
  const { _id } = await house.makeSending({ template, lists: [list] })
  const file = one(await send(admin, [{ name: 'laib.png', bytes: await png(40, 20) }]))._id
  await sql`insert into file_uses (file_id, module, noun, item_id, label, link)
    values (${file}, 'sendings', ${newsletterSending.name}, ${_id}, 'Brief', '')`.execute(db)
  await grantMembers(admin, { files: ['view', 'create', 'edit', 'delete'] })
  const member = await app.as('member')
  const hide = async (isPrivate: boolean) => {
    const { version } = one(await admin.get(`${FILES}/${file}`))
    return member.put(`${FILES}/${file}`, { isPrivate, version })
  }
  expect((await hide(true)).status).toBe(200)
  expect((await admin.put(`${FILES}/${file}`, { isPrivate: false, version: 2 })).status).toBe(200)

  await db.updateTable('newsletter_sendings').set({ began_at: new Date() }).execute()
  expect((await hide(true)).status).toBe(403)
  expect((await member.remove(`${FILES}/${file}?force=true`)).status).toBe(403)
  expect((await app.guest.get(`/download/${file}`)).status).toBe(200)
})
