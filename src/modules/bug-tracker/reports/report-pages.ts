import type { FormStamp } from '#kernel/contract/captcha.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PublicBug } from './report.calls.ts'

/** What the page of a report can say at its top. */
export const DONE = ['sent', 'answered', 'muted', 'unmuted', 'voted', 'unvoted'] as const
export type Done = (typeof DONE)[number]

export type StatusData = {
  bug: PublicBug
  /** Whether mails about it are sent; 'none' when there is no address to send them to. */
  mails: 'on' | 'off' | 'none'
  votes: { count: number; hasVoted: boolean }
  /** The whole address of this page, to keep. */
  url: string
  done: Done | null
  /** What was typed and could not be taken. */
  typed: string
  fault: string | null
}

/** The reporter's own page: whoever has its address may read and answer. */
export const statusPage = sitePage<StatusData>({
  name: 'bug-status',
  path: { de: '/fehler/:key', en: '/en/bug/:key' },
  cache: 'private',
  query: ['done'],
})

export const REPORT_FIELDS = ['title', 'body', 'environment', 'name', 'mail'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

export type ReportData = {
  values: Readonly<Record<ReportField, string>>
  faults: Readonly<Partial<Record<ReportField, string>>>
  /** Why the form as a whole was not taken. */
  error: 'fields' | 'too_many' | null
  /** Whether a person sends it is asked of those who are not signed in. */
  captcha: { stamp: FormStamp; fault?: string } | null
  environments: readonly string[]
  /** Who is signed in need not say who they are. */
  asWhom: string | null
}

export const reportPage = sitePage<ReportData>({
  name: 'bug-report',
  path: { de: '/fehler-melden', en: '/en/report-a-bug' },
  cache: 'private',
})
