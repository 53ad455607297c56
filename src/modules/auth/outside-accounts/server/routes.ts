import { AppError, failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { mayEnter } from '../../accounts/server/account-state.ts'
import { signedInAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { limitOf } from '../../sessions/server/start-session.ts'
import { connectPage, type LoginNotice, loginPage } from '../../sign-in/pages.ts'
import { landingOf } from '../../sign-in/server/landing.ts'
import { safeNext } from '../../sign-in/server/safe-next.ts'
import { afterFirstFactor } from '../../sign-in/server/sign-in.ts'
import * as contract from '../facebook.calls.ts'
import { hasProvider } from './provider.ts'
import { connectOwn, findConnected, recognise } from './recognise.ts'
import { endTrip, type Trip } from './trip-cookie.ts'
import { leaveForProvider, returnFromProvider } from './visit-provider.ts'

const on = routesOf<AuthTables>()

export const facebookRoutes = [
  on(contract.startFacebook, async (context, { query }) => {
    const next = safeNext(query.next, '')
    const to = await guarded(context, () => leave(context, next))
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

/** Anyone can be sent here by a link, so whoever is signed in is asked first. */
async function leave(context: Context<AuthTables>, next: string): Promise<string> {
  if (await signedInAccount(context)) return connectWith(context, { next })
  return leaveForProvider(context, { next, link: '' })
}

async function comeBack(context: Context<AuthTables>, query: Readonly<Record<string, string>>) {
  const trip = endTrip(context)
  if (!trip) return loginWith(context, { notice: 'outside_failed' })
  const self = await signedInAccount(context)
  if (self || trip.link) return comeBackSignedIn(context, { trip, query, self })
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

type Return = { trip: Trip; query: Readonly<Record<string, string>>; self: UserRow | undefined }

/** Connects the account that asked for it with its password, and no other. */
async function comeBackSignedIn(
  context: Context<AuthTables>,
  { trip, query, self }: Return,
): Promise<string> {
  const { next, link } = trip
  if (!self || (link && self.id !== link)) return connectWith(context, { notice: 'outside_failed' })
  const person = await returnFromProvider(context, trip, query)
  if (!link) {
    const known = await findConnected(context.db, person)
    return known?.id === self.id ? landingOf(context, self, next) : connectWith(context, { next })
  }
  const found = await connectOwn(context, self, person)
  if ('refused' in found) return connectWith(context, { notice: found.refused, next })
  return landingOf(context, self, next)
}

type Hint = { notice?: LoginNotice; next?: string }

function loginWith({ lang }: Context<AuthTables>, hint: Hint): string {
  return withHint(loginPage.path[lang], hint)
}

function connectWith({ lang }: Context<AuthTables>, hint: Hint): string {
  return withHint(connectPage.path[lang], hint)
}

function withHint(path: string, { notice, next }: Hint): string {
  const query = new URLSearchParams({ ...(notice && { notice }), ...(next && { next }) })
  return query.size > 0 ? `${path}?${query}` : path
}
