import type { Identity } from '../sessions/identify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity?: Identity
  }
}
