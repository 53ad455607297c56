import { z } from 'zod'
import { signedIn, system } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams } from '#kernel/contract/fields.ts'

const Acting = z.object({ _id: Id, name: z.string(), redirect: z.string() })

/** Starts a session in the person's name, for an hour at most; the own session ends. */
export const impersonate = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/impersonate',
  access: system,
  narrows: true,
  stepUp: 'second-factor',
  params: IdParams,
  reply: Acting,
  summary: "Looks at the house with a person's eyes",
})

/** The caller is signed out: to act as themselves they sign in again. */
export const stopImpersonating = endpoint({
  method: 'POST',
  path: '/api/v0/users/stop-impersonating',
  access: signedIn,
  narrows: true,
  reply: z.object({ redirect: z.string() }),
  summary: "Ends a session in another person's name",
})
