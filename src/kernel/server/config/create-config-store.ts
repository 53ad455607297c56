import type { Logger } from 'pino'
import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Db } from '../database.ts'
import type { ConfigStore } from './config-store.ts'
import { latest } from './latest.ts'
import { publicPart, refusePublicSecrets } from './public-values.ts'
import { type ReadSection, readSections } from './read-sections.ts'
import { createSecretCipher } from './secret-cipher.ts'

type Parts = { db: Db; sections: readonly ConfigSection[]; secret: Buffer; log: Logger }
type Memory = { values: ReadonlyMap<string, unknown>; shown: Record<string, unknown> }

/**
 * The configuration in memory. Until the first `reload()` it holds the defaults; call it once the
 * schema is migrated, and whenever another instance says that 'config' was touched.
 */
export function createConfigStore({ db, sections, secret, log }: Parts): ConfigStore {
  refuseDoubles(sections)
  sections.forEach(refusePublicSecrets)
  const cipher = createSecretCipher(secret)
  let memory = remember(sections.map((section) => ({ section, value: section.defaults })))

  const load = async () => {
    const read = await readSections(db, { sections, cipher })
    for (const section of read) report(section, log)
    memory = remember(read)
  }

  return {
    get: <S extends z.ZodType>(section: ConfigSection<S>) => {
      if (!memory.values.has(section.name)) {
        throw new Error(`The configuration has no section ${section.name}`)
      }
      return memory.values.get(section.name) as z.output<S>
    },
    publicValues: () => memory.shown,
    sections: () => sections,
    reload: latest(load),
  }
}

function remember(read: readonly { section: ConfigSection; value: unknown }[]): Memory {
  const shown = read
    .map(({ section, value }): [string, unknown] => [section.name, publicPart(section, value)])
    .filter(([, part]) => part !== undefined)
  return {
    values: new Map(read.map(({ section, value }) => [section.name, deepFreeze(value)])),
    shown: deepFreeze(Object.fromEntries(shown)),
  }
}

function report({ section, problems }: ReadSection, log: Logger): void {
  if (problems.length === 0) return
  log.error(
    { section: section.name, problems },
    'a part of a stored configuration section is not usable',
  )
}

function refuseDoubles(sections: readonly ConfigSection[]): void {
  const names = new Set<string>()
  for (const { name } of sections) {
    if (names.has(name)) throw new Error(`Two configuration sections are called ${name}`)
    names.add(name)
  }
}

/** Shared values are read-only: a reader that writes to one fails loudly instead of silently. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
