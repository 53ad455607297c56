import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Lang, Timestamp } from '#kernel/contract/fields.ts'
import { Finding } from '../check/findings/finding.ts'

/** Something live that could earn the business a warning letter, and where it is mended. */
export const LegalFinding = z.object({
  noun: z.enum(['page', 'entry', 'global']),
  _id: Id,
  title: z.string(),
  lang: Lang,
  /** Where it is edited, below the admin base. */
  link: z.string(),
  finding: Finding,
})
export type LegalFinding = z.infer<typeof LegalFinding>

export const readLegalCheck = endpoint({
  method: 'GET',
  path: '/api/v0/designer/legal/',
  access: admin,
  reply: z.object({
    items: z.array(LegalFinding),
    /** When everything live was last looked at; null before the first night. */
    checked_at: Timestamp.nullable(),
  }),
  summary: 'What is live and could earn a warning letter; known places are looked at again',
})
