import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MAILBOX } from '#kernel/server/mail-in/test-mail-in.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { configure } from '#modules/files/server/test-files.ts'
import { AUTO_REPLY, headersOf, startPost } from '#tests/mail-post.ts'
import { messageFiles } from '../../inbox/server/thread/message-files.ts'
import { personal } from '../../server/personal.ts'
import type { MessageTables } from '../../server/tables.ts'
import { configureMessages, listMessages, MESSAGE } from '../../server/test-messages.ts'

const post = await startPost()
const { app, admin, begun, db, imap, mailArrives, mailsTo, read, somebody } = post
afterAll(() => post.close())
beforeEach(() => post.reset())

test('a program that answers every mail gets one', async () => {
  await configureMessages(admin, { auto_reply: AUTO_REPLY })
  const From = somebody()
  await mailArrives({ headers: { From, 'Message-ID': '<erste@post.example>' } })
  await expect.poll(() => mailsTo(From).length).toBe(1)
  const first = headersOf(mailsTo(From)[0]?.raw ?? '')
  expect(first).toMatchObject({ to: From, inReplyTo: '<erste@post.example>' })
  const repeated: Record<string, string>[] = [
    { 'In-Reply-To': first.id },
    { 'Auto-Submitted': 'auto-replied' },
    {},
  ]
  for (const more of repeated)
    await mailArrives({ headers: { From, ...more }, text: `Danke für ${JSON.stringify(more)}` })
  const mails = await db.selectFrom('mails').select('id').where('recipient', '=', From).execute()
  expect(mails).toHaveLength(1)
})

test('a mail that answers nothing is a new message, answered from the mailbox it was sent to', async () => {
  const From = somebody()
  const headers = {
    From: `Berta Bauer <${From}>`,
    Subject: '=?utf-8?q?K=C3=BCche?=',
    Cc: 'x@y.example',
  }
  await mailArrives({ headers, text: 'Was kostet eine Küche?' })
  const { items } = await listMessages(admin, 'box=inbox')
  const found = items.find(({ email }) => email === From)
  expect(found).toMatchObject({ name: 'Berta Bauer', subject: 'Küche', state: 'new', read: false })
  const row = await db
    .selectFrom('messages')
    .select(['mailbox', 'account_id'])
    .where('id', '=', found?._id ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ mailbox: MAILBOX, account_id: null })
})

test('a new mail is answered where its sender wants answers, and says where it came from', async () => {
  const [From, wanted] = [somebody(), somebody()]
  await mailArrives({ headers: { From: `Formular <${From}>`, 'Reply-To': wanted } })
  const { items } = await listMessages(admin)
  expect(items[0]).toMatchObject({ email: wanted, name: 'Formular' })
  expect((await read(items[0]?._id ?? '')).thread[0]).toMatchObject({ from: From })
})

test('newsletters and notes of programs stay unread in the mailbox', async () => {
  const before = (await listMessages(admin)).numItems
  const written: Record<string, string>[] = [
    { 'List-Id': '<n.example>' },
    { 'Auto-Submitted': 'auto-generated' },
  ]
  for (const headers of written) await mailArrives({ headers })
  expect((await listMessages(admin)).numItems).toBe(before)
  expect(imap.mails.slice(-2).map(({ seen }) => seen)).toEqual([false, false])
})

test('without new messages by mail, answers still come in', async () => {
  const { id, email, mail } = await begun()
  await configureMessages(admin, { takes_mail: false })
  const before = (await listMessages(admin)).numItems
  await mailArrives({ headers: { From: somebody() } })
  expect((await listMessages(admin)).numItems).toBe(before)
  await mailArrives({ headers: { From: email, 'In-Reply-To': mail.id }, text: 'Doch hier' })
  expect((await read(id)).thread.at(-1)?.text).toBe('Doch hier')
})

test('mails of a blocked sender lie in the spam box, also with another address for answers', async () => {
  const From = somebody()
  await mailArrives({ headers: { From } })
  const [first] = (await listMessages(admin)).items
  await admin.post(`${MESSAGE}${first?._id}/block`, {})
  await mailArrives({ headers: { From, 'Reply-To': somebody() }, text: 'Noch einmal' })
  expect((await listMessages(admin)).items[0]).toMatchObject({ state: 'spam' })
})

test('more new mails than a person writes in an hour are spam', async () => {
  const From = somebody()
  await sql`insert into messages (id, email) select gen_random_uuid(), ${From}
    from generate_series(1, 20)`.execute(db)
  await mailArrives({ headers: { From } })
  const { items } = await listMessages(admin, 'box=spam')
  expect(items.some(({ email }) => email === From)).toBe(true)
})

type Entry = { attachments: { name: string }[]; left_out?: string[] | undefined }

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

function withFiles(From: string, files: readonly { name: string; type: string; base64: string }[]) {
  const parts = files.map(
    ({ name, type, base64 }) =>
      `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64}`,
  )
  return `From: ${From}\nTo: buero@sonne.example\nSubject: Dateien\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSiehe Anhang\n${parts.join('\n')}\n--b--\n`
}

test('files of a mail are judged by their content; what is not kept is named', async () => {
  const From = somebody()
  const html = Buffer.from('<html><script>alert(1)</script></html>').toString('base64')
  const files = [
    { name: 'foto.png', type: 'application/octet-stream', base64: PNG },
    { name: 'bild.png', type: 'image/png', base64: html },
    { name: 'virus.exe', type: 'image/png', base64: Buffer.from('MZ\x90\0').toString('base64') },
  ]
  await mailArrives({ raw: withFiles(From, files) })
  const [item] = (await listMessages(admin)).items
  const [entry] = (await read(item?._id ?? '')).thread
  expect(entry?.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['foto.png', 'image/png'],
  ])
  expect(entry?.left_out).toEqual(['bild.png', 'virus.exe'])
  const file = await admin.get(entry?.attachments[0]?.url ?? '')
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  const left = await db
    .selectFrom('message_files')
    .select('id')
    .where('message_id', 'is', null)
    .execute()
  expect(left).toEqual([])
})

const FOTO = [{ name: 'foto.png', type: 'image/png', base64: PNG }]
const filesOf = ({ attachments, left_out }: Entry) => [
  attachments.map(({ name }) => name),
  left_out,
]

test('a mail comes in without its files when there is no room for them, and says so', async () => {
  const From = somebody()
  const { json: quota } = await admin.get('/api/v0/quota/storage')
  await configure(admin, 'components.files', { quota_bytes: quota.used })
  await mailArrives({ raw: withFiles(From, FOTO) })
  await configure(admin, 'components.files', { quota_bytes: quota.total })
  const [item] = (await listMessages(admin)).items
  const { email, thread } = await read(item?._id ?? '')
  expect([email, thread[0]?.text]).toEqual([From, 'Siehe Anhang'])
  expect(thread.map(filesOf)).toEqual([[[], ['foto.png']]])
})

test('files of spam are not kept; whoever is written with may send some all the same', async () => {
  const { id, email, mail } = await begun()
  await mailArrives({ headers: { From: email }, text: 'Lästig' })
  const [first] = (await listMessages(admin)).items
  await admin.post(`${MESSAGE}${first?._id}/block`, {})
  const count = async () => (await db.selectFrom('message_files').select('id').execute()).length
  const before = await count()
  await mailArrives({ raw: withFiles(email, FOTO) })
  const [spam] = (await listMessages(admin, 'box=spam')).items
  expect((await read(spam?._id ?? '')).thread.map(filesOf)).toEqual([[[], ['foto.png']]])
  expect(await count()).toBe(before)
  const answer = withFiles(email, FOTO).replace('\n', `\nIn-Reply-To: ${mail.id}\n`)
  await mailArrives({ raw: answer })
  const last = (await read(id)).thread.slice(-1)
  expect(last.map(filesOf)).toEqual([[['foto.png'], undefined]])
})

test('whoever mailed into the conversation of another is forgotten with their words and files', async () => {
  const { id, mail } = await begun()
  const From = 'zwiebelturm@anders.example'
  const raw = withFiles(From, [{ name: 'foto.png', type: 'image/png', base64: PNG }])
  await mailArrives({ raw: raw.replace('\n', `\nIn-Reply-To: ${mail.id}\n`) })
  expect((await read(id)).thread).toHaveLength(3)
  const found = await listMessages(admin, 'search=zwiebelturm')
  expect(found.items.map(({ _id }) => _id)).toEqual([id])
  const person = { id: null, emails: [From], person: null }
  await typedScope<MessageTables>(app.scope).change((change) => personal.erase(change, person))
  const { thread } = await read(id)
  expect(thread).toHaveLength(2)
  expect((await listMessages(admin, 'search=zwiebelturm')).items).toEqual([])
  const { rows } = await sql`select from message_files where message_id = ${id}`.execute(db)
  expect(rows).toEqual([])
})

test('files whose mail was never taken go with unfinished uploads', async () => {
  const scope = typedScope<MessageTables>(app.scope)
  const id = await messageFiles.receive(scope, {
    name: 'foto.png',
    bytes: Buffer.from(PNG, 'base64'),
  })
  await sql`update message_files set created_at = now() - interval '2 days'
    where id = ${id}`.execute(db)
  const sweep = messageFiles.jobs.find(({ name }) => name === 'messages.sweep-uploads')
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  await sweep?.run(app.scope, {} as never, attempt)
  const { rows } = await sql`select from message_files where id = ${id}`.execute(db)
  expect(rows).toEqual([])
})
