import type { Identity } from '../sessions/identify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity?: Identity
    /** Half a sign-in: known to the call that takes the second factor, a guest to all others. */
    pending?: { sessionId: string; userId: string }
  }
  interface FastifyContextConfig {
    /** The body is not parsed: a signature covers its text. */
    keepsText?: boolean
  }
}
