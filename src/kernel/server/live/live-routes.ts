import { openLiveStream } from '#kernel/contract/admin/live.ts'
import { failures } from '../app-error.ts'
import { routesOf } from '../route.ts'
import { cookieName } from '../sessions/session-cookie.ts'
import { hashToken } from '../sessions/session-token.ts'

const on = routesOf<never>()

export const liveRoutes = [
  on(openLiveStream, async ({ cookie, live, reply, settings, user }) => {
    const token = cookie(cookieName(settings.baseUrl))
    if (!token) throw failures.notSignedIn()
    const body = live.open(hashToken(token), user)
    reply.header('content-type', 'text/event-stream; charset=utf-8')
    // nginx would otherwise collect events until its buffer is full.
    reply.header('x-accel-buffering', 'no')
    return body
  }),
]
