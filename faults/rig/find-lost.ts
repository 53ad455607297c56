import { z } from 'zod'
import type { Caller } from '#tests/caller.ts'
import { compare, type Ledger } from './ledger.ts'
import { BUGS, CONFIG, VIEWS } from './writers.ts'

const PAGE = 200

const Views = z.object({ items: z.array(z.object({ name: z.string() })) })
const Versions = z.object({
  items: z.array(z.object({ version: z.int(), value: z.object({ description: z.string() }) })),
})
const Entries = z.object({
  items: z.array(z.object({ _id: z.string(), after: z.object({ description: z.string() }) })),
})
const Bugs = z.object({
  bugs: z.array(z.object({ title: z.string(), number: z.int() })),
  next: z.string().nullish(),
})

type Mark = Record<'view' | 'config' | 'bug', number>

/** Looks for every acknowledged row; after a first look only for what was added since. */
export function lostRows(ledger: Ledger) {
  let seen: Mark = { view: 0, config: 0, bug: 0 }
  return {
    async since(admin: Caller): Promise<string[]> {
      const now = marks(ledger)
      const wrong = [
        ...(await wrongViews(admin, ledger.acked('view').slice(seen.view))),
        ...(await wrongVersions(admin, ledger.acked('config').slice(seen.config))),
        ...(await wrongBugs(admin, ledger.acked('bug').slice(seen.bug))),
      ]
      seen = now
      return wrong
    },
    all(admin: Caller): Promise<string[]> {
      seen = { view: 0, config: 0, bug: 0 }
      return this.since(admin)
    },
  }
}

function marks(ledger: Ledger): Mark {
  return {
    view: ledger.acked('view').length,
    config: ledger.acked('config').length,
    bug: ledger.acked('bug').length,
  }
}

async function wrongViews(admin: Caller, acked: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const collections = new Set(acked.map((id) => id.split('/')[0] ?? ''))
  for (const collection of collections) {
    const { items } = (await admin.get(`${VIEWS}?collection=${collection}`)).parse(Views)
    found.push(...items.map(({ name }) => `${collection}/${name}`))
  }
  return compare(acked, found)
}

/** A save is a version, its history and an entry in the log: all three, once each. */
async function wrongVersions(admin: Caller, acked: readonly string[]): Promise<string[]> {
  const versions: string[] = []
  for (let page = 0; ; page++) {
    const path = `${CONFIG}history/?name=meta&limit=${PAGE}&page=${page}`
    const { items } = (await admin.get(path)).parse(Versions)
    versions.push(...items.map(({ version, value }) => `${version}/${value.description}`))
    if (items.length < PAGE || covers(versions, acked)) break
  }
  const entries = await auditedVersions(admin, acked)
  return [
    ...compare(acked, versions),
    ...compare(acked.map(descriptionOf), entries).map((line) => `audit entry ${line}`),
  ]
}

async function auditedVersions(admin: Caller, acked: readonly string[]): Promise<string[]> {
  const entries: string[] = []
  for (let cursor = ''; ; ) {
    const path = `/api/v0/audit/?noun=config&id=meta&limit=${PAGE}${cursor}`
    const { items } = (await admin.get(path)).parse(Entries)
    entries.push(...items.map(({ after }) => after.description))
    const last = items.at(-1)
    if (!last || items.length < PAGE || covers(entries, acked.map(descriptionOf))) return entries
    cursor = `&cursor=${last._id}`
  }
}

async function wrongBugs(admin: Caller, acked: readonly string[]): Promise<string[]> {
  const titles: string[] = []
  const numbers: string[] = []
  for (let cursor = ''; ; ) {
    const path = `${BUGS}?limit=${PAGE}&sort=-created${cursor}`
    const { bugs, next } = (await admin.get(path)).parse(Bugs)
    titles.push(...bugs.map(({ title }) => title))
    numbers.push(...bugs.map(({ number }) => `number ${number}`))
    if (!next || covers(titles, acked)) break
    cursor = `&cursor=${encodeURIComponent(next)}`
  }
  return [...compare(acked, titles), ...compare([], numbers)]
}

/** Newest come first, so once all wanted ones were seen the rest is of no interest. */
function covers(found: readonly string[], acked: readonly string[]): boolean {
  const seen = new Set(found)
  return acked.every((id) => seen.has(id))
}

function descriptionOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}
