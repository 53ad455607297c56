import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import { bugTrackerSection } from '../../config.ts'
import type { BugTables } from '../../server/tables.ts'
import type { ReleaseNotes } from '../progress.calls.ts'

type Notes = {
  title: string
  /** Written by hand, in whatever form its author likes. */
  intro: string
  groups: readonly { name: string; lines: readonly { number: number; title: string }[] }[]
}

/** Signs that would mean something in Markdown, within a line and at its beginning. */
const WITHIN = /[\\`*_[\]<>~]|&(?=#?\w+;)/g

const AT_START = /^(\d*)([#+.)-])/

const MOST = 500

/** What a milestone has brought: bugs that were solved, not those that were turned away. */
export async function readReleaseNotes(
  { db, config, lang }: Context<BugTables>,
  id: string,
): Promise<ReleaseNotes> {
  const milestone = await db
    .selectFrom('bug_milestones')
    .select(['title', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!milestone) throw failures.notFound()
  const found = await findSolved(db, id)
  const solved = found.slice(0, MOST)
  const names = new Map(config.get(bugTrackerSection).types.map((type) => [type.key, type[lang]]))
  const kinds = [...new Set([...names.keys(), ...solved.map((bug) => bug.type)])]
  const notes: Notes = {
    title: oneLine(milestone.title),
    intro: milestone.notes.trim(),
    groups: kinds
      .map((kind) => ({
        name: names.get(kind) ?? kind,
        lines: solved.filter((bug) => bug.type === kind),
      }))
      .filter(({ lines }) => lines.length > 0),
  }
  return {
    markdown: writeMarkdown(notes),
    plain: writePlain(notes),
    numItems: solved.length,
    isCut: found.length > MOST,
  }
}

/** Closed without a version means closed unsolved: a question that nobody answered. */
async function findSolved(db: Db, id: string) {
  const rows = await db
    .selectFrom('bugs')
    .select(['number', 'title', 'type'])
    .where('milestone_id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['fixed', 'verified']),
        eb.and([eb('status', '=', 'closed'), eb('fixed_in', '<>', '')]),
      ]),
    )
    .orderBy('number')
    .limit(MOST + 1)
    .execute()
  return rows.map((row) => ({ ...row, title: oneLine(row.title) }))
}

function writeMarkdown({ title, intro, groups }: Notes): string {
  return joined([
    `# ${escaped(title)}`,
    intro,
    ...groups.map(({ name, lines }) =>
      joined([`## ${escaped(name)}`, lines.map((line) => `- ${withNumber(line)}`).join('\n')]),
    ),
  ])
}

function writePlain({ title, intro, groups }: Notes): string {
  return joined([
    title,
    intro,
    ...groups.map(({ name, lines }) =>
      [name, ...lines.map(({ number, title: text }) => `- ${text} (#${number})`)].join('\n'),
    ),
  ])
}

function withNumber({ number, title }: { number: number; title: string }): string {
  return `${escaped(title)} (#${number})`
}

function escaped(text: string): string {
  return text.replace(WITHIN, '\\$&').replace(AT_START, '$1\\$2')
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n')
}
