import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import { validationWords } from '#kernel/i18n/validation.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = z.url({ protocol: /^https?$/ }).transform((value) => trimEndSigns(value, /\//))

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  KONTOR_BASE_URL: url.optional(),
  KONTOR_DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  KONTOR_POOLER: flag.default(false),
  KONTOR_ADMIN_PASSWORD: z.string().min(10).optional(),
  KONTOR_DEMO: flag.default(true),
  KONTOR_SECRET: z.string().min(32).optional(),
  KONTOR_TRUST_PROXY: z.string().optional(),
  KONTOR_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  KONTOR_PRIVATE_HOSTS: z.string().default(''),
  KONTOR_DNS: z
    .string()
    .transform((value) => value.split(',').filter(Boolean))
    .refine((servers) => servers.every(isNameServer))
    .default([]),
  KONTOR_STRIPE_URL: url.default('https://api.stripe.com'),
  KONTOR_PAYPAL_URL: url.optional(),
  KONTOR_VIES_URL: url.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
})

export type Settings = ReturnType<typeof readSettings>

/** Reads the environment; every fault is one sentence that names the variable. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given, { error: validationWords('de') })
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(sentence))
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.KONTOR_BASE_URL ?? `http://${env.HOST}:${env.PORT}`,
    dataDir: resolve(env.KONTOR_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Between us and PostgreSQL stands one that hands out connections by the transaction. */
    hasPooler: env.KONTOR_POOLER,
    adminPassword: env.KONTOR_ADMIN_PASSWORD,
    isDemo: env.KONTOR_DEMO,
    secret: env.KONTOR_SECRET,
    trustProxy: env.KONTOR_TRUST_PROXY?.split(',').map((part) => part.trim()),
    logLevel: env.KONTOR_LOG,
    /** Hosts in private networks that outgoing connections may reach, e.g. a local mail server. */
    privateHosts: env.KONTOR_PRIVATE_HOSTS.split(',').filter(Boolean),
    /** Whom checks of the domain and of mails ask instead of the machine's own resolvers. */
    dnsServers: env.KONTOR_DNS,
    /** Where payment services answer; PayPal has one address for tests and one for money. */
    paymentServices: { stripe: env.KONTOR_STRIPE_URL, paypal: env.KONTOR_PAYPAL_URL },
    /** The register of VAT ids of the EU. */
    viesUrl: env.KONTOR_VIES_URL,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM } : undefined,
    s3: s3Settings(env),
  }
}

/** '9.9.9.9', '127.0.0.1:5353', '[::1]:53' */
function isNameServer(entry: string): boolean {
  const { host, v6 } =
    /^(?:\[(?<v6>[^\]]*)\]|(?<host>[^:]*))(?::\d{1,5})?$/.exec(entry)?.groups ?? {}
  return isIP(v6 ?? host ?? entry) > 0
}

export class SettingsError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'SettingsError'
  }
}

function sentence(issue: z.core.$ZodIssue): string {
  return `Die Einstellung ${issue.path.join('.')} ist nicht brauchbar: ${issue.message}.`
}

function s3Settings(env: z.infer<typeof Environment>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = env
  if (!S3_BUCKET) return undefined
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new SettingsError([
      'S3_BUCKET ist gesetzt, deshalb braucht es auch S3_ENDPOINT, S3_ACCESS_KEY und S3_SECRET_KEY.',
    ])
  }
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  }
}
