import type { Business } from '../config.ts'

/** The number as a phone dials it. */
export function telephoneHref({ phone }: Business): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailHref({ email }: Business): string {
  return `mailto:${email}`
}
