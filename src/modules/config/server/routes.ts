import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import { readSections } from '#kernel/server/config/read-sections.ts'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import * as dkim from '../dkim/dkim.calls.ts'
import {
  addDkimKey,
  findDkimKeys,
  lookForDkimKey,
  removeDkimKey,
} from '../dkim/server/dkim-keys.ts'
import { findSection, sectionsFor } from './find-section.ts'
import { findVersions } from './queries.ts'
import { saveConfig } from './save-config.ts'
import { tryFetching, tryMailbox } from './try-mailbox.ts'
import { type ListedModule, toComponent, toSection, toVersion, withoutParts } from './wire.ts'

const on = routesOf<KernelTables>()

/** `modules` are all of the installation; the app passes them in. */
export const routesFor = (modules: () => readonly ListedModule[]) => [
  on(contract.listSections, async ({ db, config, secret, user }) => {
    const sections = sectionsFor(user, config)
    const read = await readSections(db, { sections, cipher: createSecretCipher(secret) })
    return read.map(toSection)
  }),
  on(contract.saveConfig, async (context, { body }) => [await saveConfig(context, body)]),
  on(contract.listSectionHistory, async ({ db, config, user }, { query }) => {
    const section = findSection(user, config, query.name)
    const { rows, ...totals } = await findVersions(db, query)
    return { items: rows.map((row) => toVersion(section, row)), ...totals }
  }),
  on(contract.listComponents, async ({ config }) => {
    const components = config.get(enabledComponentsSection)
    return withoutParts(modules()).map((module) => toComponent(module, components))
  }),
  on(contract.testMailboxSettings, async (context, { body }) => tryMailbox(context, body)),
  on(contract.testMailboxFetching, async (context, { body }) => tryFetching(context, body)),
  on(dkim.listDkimKeys, async (context) => findDkimKeys(context)),
  on(dkim.createDkimKey, (context, { body }) => addDkimKey(context, body)),
  on(dkim.checkDkimKey, (context, { params: { id } }) => lookForDkimKey(context, id)),
  on(dkim.deleteDkimKey, (context, { params: { id } }) => removeDkimKey(context, id)),
]
