import { z } from 'zod'
import { admin, anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

const ROOT = '/api/v0/hosting/domain/'

const DomainState = z.strictObject({
  /** The public address, as links in mails have it. */
  address: z.string(),
  host: z.string(),
  isHttps: z.boolean(),
  /** A name of the open internet, not only a number or a machine in the house. */
  isDomain: z.boolean(),
  /** Where Kontor listens on its machine. */
  port: z.int(),
  /** Public addresses of this machine, as far as it knows them itself. */
  machine: z.array(z.string()),
})
export type DomainState = z.infer<typeof DomainState>

const ResolvedHost = z.strictObject({
  host: z.string(),
  addresses: z.array(z.string()),
  state: z.enum(['found', 'missing', 'failed']),
})
export type ResolvedHost = z.infer<typeof ResolvedHost>

const Certificate = z.strictObject({
  state: z.enum(['valid', 'expired', 'wrong-name', 'untrusted']),
  issuer: z.string(),
  validTo: z.iso.datetime().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

/** Who answers under the address. `private`: it leads into a network that is not asked. */
const ANSWERS = ['ours', 'other', 'unreachable', 'private', 'not-asked'] as const
export type DomainAnswer = (typeof ANSWERS)[number]

/** The one thing to do next, the most pressing first. */
const NEXT_STEPS = [
  'no-domain',
  'dns-failed',
  'dns-missing',
  'dns-private',
  'dns-elsewhere',
  'unreachable',
  'certificate',
  'not-ours',
  'in-house',
  'no-https',
  'twin-missing',
  'expires-soon',
  'fine',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

const DomainCheck = z.strictObject({
  checkedAt: z.iso.datetime(),
  /** The address itself and its twin with or without www. */
  hosts: z.array(ResolvedHost),
  answer: z.enum(ANSWERS),
  certificate: Certificate.nullable(),
  next: z.enum(NEXT_STEPS),
})
export type DomainCheck = z.infer<typeof DomainCheck>

export const readDomain = endpoint({
  method: 'GET',
  path: ROOT,
  access: admin,
  reply: DomainState,
  summary: 'The public address of this installation; nothing is looked up',
})

export const checkDomain = endpoint({
  method: 'POST',
  path: `${ROOT}check/`,
  access: admin,
  body: z.strictObject({}),
  reply: DomainCheck,
  limit: { max: 20, seconds: 600, per: 'user' },
  summary: 'Looks up the public address, knocks there and reads the certificate',
})

/** By it an installation recognises itself behind whatever stands before it. */
export const proveInstallation = endpoint({
  method: 'GET',
  path: '/api/v0/hosting/proof/:token',
  access: anyone,
  params: z.strictObject({ token: z.uuid() }),
  reply: z.strictObject({ proof: z.string() }),
  limit: { max: 60, seconds: 60, per: 'ip' },
  summary: 'Signs a token, so that an installation recognises itself',
})
