/** Readable by our own script; it holds a version and names of services, nothing about a person. */
export const CONSENT_COOKIE = 'kontor_consent'

type Decision = { version: string; accepted: readonly string[] }

const WHOLE = /^[0-9a-f]+(?:~[a-z][a-z0-9_]*)*$/

/** What the visitor decided; undefined for a cookie that nobody of ours wrote. */
export function readDecision(value: string | undefined): Decision | undefined {
  if (value === undefined || value.length > 2000 || !WHOLE.test(value)) return undefined
  const [version = '', ...accepted] = value.split('~')
  return { version, accepted }
}

/** @example writeDecision({ version: '1f', accepted: ['youtube'] }) // '1f~youtube' */
export function writeDecision({ version, accepted }: Decision): string {
  return [version, ...accepted].join('~')
}
