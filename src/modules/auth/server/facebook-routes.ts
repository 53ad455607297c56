import { AppError, failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-facebook.ts'
import { type LoginNotice, loginPage } from '../pages.ts'
import { mayEnter } from './account-state.ts'
import { landingOf } from './landing.ts'
import { hasProvider } from './outside/provider.ts'
import { recognise } from './outside/recognise.ts'
import { endTrip } from './outside/trip-cookie.ts'
import { leaveForProvider, returnFromProvider } from './outside/visit-provider.ts'
import { safeNext } from './safe-next.ts'
import { afterFirstFactor } from './sign-in.ts'
import { limitOf } from './start-session.ts'
import type { AuthTables } from './tables.ts'

const on = routesOf<AuthTables>()

export const facebookRoutes = [
  on(contract.startFacebook, async (context, { query }) => {
    const next = safeNext(query.next, '')
    const to = await guarded(context, () => leaveForProvider(context, next))
    context.reply.redirect(to)
    return {}
  }),
  on(contract.finishFacebook, async (context, { query }) => {
    context.reply.redirect(await guarded(context, () => comeBack(context, query)))
    return {}
  }),
]

/** Whatever goes wrong on the way leads back to the login page, which says so. */
async function guarded(context: Context<AuthTables>, work: () => Promise<string>): Promise<string> {
  if (!hasProvider(context)) throw failures.notFound()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) context.log.warn({ err: error }, 'a provider did not help')
    const isUnverified = error instanceof AppError && error.code === 'unverified'
    return loginWith(context, { notice: isUnverified ? 'unverified' : 'outside_failed' })
  }
}

async function comeBack(context: Context<AuthTables>, query: Readonly<Record<string, string>>) {
  const trip = endTrip(context)
  if (!trip) return loginWith(context, { notice: 'outside_failed' })
  const { next } = trip
  const found = await recognise(context, await returnFromProvider(context, trip, query))
  if ('refused' in found) return loginWith(context, { notice: found.refused, next })
  const { user } = found
  mayEnter(user)
  if (context.session && context.user.id === user.id) return landingOf(context, user, next)
  const outcome = await afterFirstFactor(context, user)
  const isDone = outcome.kind === 'entered' && limitOf(context, user) === null
  return isDone ? landingOf(context, user, next) : loginWith(context, { next })
}

type Hint = { notice?: LoginNotice; next?: string }

function loginWith({ lang }: Context<AuthTables>, { notice, next }: Hint): string {
  const query = new URLSearchParams({ ...(notice && { notice }), ...(next && { next }) })
  return query.size > 0 ? `${loginPage.path[lang]}?${query}` : loginPage.path[lang]
}
