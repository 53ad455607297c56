import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { openPool } from '#kernel/server/database.ts'
import { createLog } from '#kernel/server/log.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { NO_ASSETS } from '#kernel/server/site/render/assets.ts'
import type { PrintSource } from '#modules/backup/server/installation.ts'
import type { PagePrint } from '#platform/transfer/archive/format/manifest.ts'
import { createKontor } from '../kontor.ts'
import { VERSION } from '../version.ts'

/** An address nobody has: what is printed must not depend on where Kontor runs. */
const NOWHERE = 'http://kontor.invalid'
const MOST = 20

/**
 * Draws public pages from a database beside the one in use, and returns what identifies each. The
 * same rows give the same prints, whichever process draws them.
 */
export async function printPages(settings: Settings, source: PrintSource): Promise<PagePrint[]> {
  const kontor = await createKontor({
    // Some secret is given, so that none is looked for, made or settled in the data folder.
    settings: { ...settings, baseUrl: NOWHERE, secret: 'x'.repeat(43) },
    target: source.target,
    assets: NO_ASSETS,
    log: createLog('silent'),
    version: VERSION,
    checksReplies: false,
    pool: poolFor(source),
  })
  try {
    const paths = source.paths ?? (await samplePaths(kontor.app))
    const prints: PagePrint[] = []
    for (const path of paths) {
      const text = await read(kontor.app, path)
      if (text === undefined) continue
      prints.push({ path, sha256: createHash('sha256').update(text).digest('hex') })
    }
    return prints
  } finally {
    await kontor.close()
  }
}

/** Every connection looks at the one moment of the snapshot. */
function poolFor({ target, snapshot }: PrintSource): pg.Pool {
  if (snapshot === undefined) return openPool(target, () => undefined, { max: 4 })
  const onConnect = async (client: pg.ClientBase) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set transaction snapshot '${snapshot.replaceAll("'", '')}'`)
  }
  return openPool(target, () => undefined, { max: 4, ...{ onConnect } })
}

/** Spread evenly over all pages of the sitemap. */
async function samplePaths(app: FastifyInstance): Promise<string[]> {
  const sitemap = (await read(app, '/sitemap.xml')) ?? ''
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) =>
      new URL(address.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))),
  )
  const step = Math.max(1, all.length / MOST)
  const count = Math.min(MOST, all.length)
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]?.pathname ?? '/')
}

async function read(app: FastifyInstance, path: string): Promise<string | undefined> {
  const headers = {
    host: new URL(NOWHERE).host,
    accept: 'text/html',
    'accept-encoding': 'identity',
  }
  const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers })
  return statusCode === 200 ? body : undefined
}
