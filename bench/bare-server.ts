import { createServer } from 'node:http'
import Fastify from 'fastify'

/** Serves the bytes it is sent over IPC, once by bare Fastify and once by bare node:http. */
process.once('message', async (page: { html: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(page.html, 'base64')
  const fastify = Fastify()
  fastify.get('/', (_request, reply) => reply.headers(page.headers).send(bytes))
  const fastifyUrl = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const raw = createServer((_request, response) => response.writeHead(200, page.headers).end(bytes))
  raw.listen(0, '127.0.0.1', () => {
    const address = raw.address()
    const port = address && typeof address === 'object' ? address.port : 0
    process.send?.({ fastify: fastifyUrl, raw: `http://127.0.0.1:${port}` })
  })
})
