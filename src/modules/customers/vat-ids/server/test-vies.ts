import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

const Question = z.looseObject({ countryCode: z.string(), vatNumber: z.string() })
type Question = z.infer<typeof Question>
type Reply = { status?: number; body: unknown }

/** A register of VAT ids that answers what a test says, and tells what it was asked. */
export async function startVies() {
  const asked: Question[] = []
  let next: Reply = { body: {} }
  const server = createServer(async (request, reply) => {
    let text = ''
    for await (const part of request) text += String(part)
    asked.push(Question.parse(JSON.parse(text)))
    const { status = 200, body } = next
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const host = `127.0.0.1:${port}`
  return {
    asked,
    env: { KONTOR_VIES_URL: `http://${host}/rest-api`, KONTOR_PRIVATE_HOSTS: host },
    answer: (body: unknown, status?: number) => {
      next = { body, ...(status && { status }) }
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
