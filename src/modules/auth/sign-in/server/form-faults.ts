import { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Faults } from '../../sign-up/pages.ts'

export type ShownFaults = { status: number; code: string; faults: Faults; error: string }

const Fields = z.record(z.string(), z.string())

/**
 * A failure as a form shows it: beside its fields where it names some, else above the form. What
 * nobody foresaw is not for a form and goes on.
 */
export function shownFaults(error: unknown, lang: Lang): ShownFaults {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const fields = Fields.safeParse(error.details.fields)
  const faults = fields.success ? fields.data : {}
  return { status: error.status, code: error.code, faults, error: error.text[lang] }
}
