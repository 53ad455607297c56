import { serveTasks } from '../../workers/serve-tasks.ts'
import type { ParseTask } from './parsed-mail.ts'
import { readMail } from './read-mail.ts'

serveTasks(async ({ raw }: ParseTask, transfer) => {
  const mail = await readMail(raw)
  for (const { bytes } of mail.attachments)
    if (bytes.buffer instanceof ArrayBuffer) transfer.push(bytes.buffer)
  return mail
})
