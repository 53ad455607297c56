import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { isSealed, type SecretCipher } from './secret-cipher.ts'
import { collectAt, isRecord, joined, replaceAt } from './value-paths.ts'

type Part = Pick<ConfigSection, 'name' | 'secretPaths'>

/** As it goes into the database: no secret is readable. */
export function sealSecrets(section: Part, value: unknown, cipher: SecretCipher): unknown {
  return mapSecrets(section, value, (found, path) =>
    typeof found === 'string' && found !== '' ? cipher.seal(found, place(section, path)) : '',
  )
}

/** As the server uses it; `lost` names the secrets that cannot be opened and read as not set. */
export function openSecrets(section: Part, stored: unknown, cipher: SecretCipher) {
  const lost: string[] = []
  const value = mapSecrets(section, stored, (found, path) => {
    if (!isSealed(found)) return ''
    const plain = cipher.open(found, place(section, path))
    if (plain === undefined) lost.push(path)
    return plain ?? ''
  })
  return { value, lost }
}

/** As everyone reads it. */
export function maskSecrets(section: Part, value: unknown): unknown {
  return mapSecrets(section, value, (found) => (found === '' ? '' : SECRET_MARK))
}

/**
 * Puts the stored secret where its mark was written back. `missing` are the fields that must be
 * typed again: nothing is stored, or it would now be sent to another server.
 */
export function keepSecrets(section: Part, given: unknown, stored: unknown) {
  const missing: string[] = []
  let value = given
  for (const path of section.secretPaths) {
    const { parent, leaf } = split(path)
    const known = collectAt(stored, parent)
    value = replaceAt(value, parent, (holder, { key, field }) => {
      if (!isRecord(holder) || holder[leaf] !== SECRET_MARK) return holder
      const before = key === undefined ? undefined : known.get(key)
      const kept = isRecord(before) && hasSameTarget(holder, before) ? before[leaf] : ''
      if (typeof kept !== 'string' || kept === '') missing.push(joined(field, leaf))
      return { ...holder, [leaf]: kept }
    })
  }
  return { value, missing }
}

/** For the audit log: masked, and a changed secret is seen to have changed. */
export function maskChangedSecrets(section: Part, after: unknown, before: unknown): unknown {
  let value = after
  for (const path of section.secretPaths) {
    const known = collectAt(before, path)
    value = replaceAt(value, path, (found, { key }) => {
      if (found === '') return ''
      const isSame = key !== undefined && known.get(key) === found
      return isSame ? SECRET_MARK : `${SECRET_MARK}*`
    })
  }
  return value
}

function mapSecrets(
  { secretPaths }: Part,
  value: unknown,
  change: (found: unknown, path: string) => unknown,
): unknown {
  return secretPaths.reduce(
    (result, path) => replaceAt(result, path, (found) => change(found, path)),
    value,
  )
}

/** Fields beside a secret that say where it is sent. */
const TARGETS = ['host', 'imap_host', 'url', 'endpoint', 'issuer', 'token_endpoint']

function hasSameTarget(after: Record<string, unknown>, before: Record<string, unknown>): boolean {
  return TARGETS.every((name) => (after[name] ?? '') === (before[name] ?? ''))
}

function split(path: string): { parent: string; leaf: string } {
  const end = path.lastIndexOf('.')
  return { parent: path.slice(0, Math.max(end, 0)), leaf: path.slice(end + 1) }
}

function place(section: Part, path: string): string {
  return `${section.name} ${path}`
}
