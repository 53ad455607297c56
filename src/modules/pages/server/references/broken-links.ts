import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { BrokenLink } from '../../addresses/link.calls.ts'
import type { Db } from '../unit-of-work.ts'
import { linkOf } from './references.ts'

const MOST = 500

type Row = {
  noun: string
  id: string
  title: string | null
  lang: Lang
  link: string
  is_live: boolean
  kind: BrokenLink['target']['kind']
  target: string
  target_title: string | null
  fault: BrokenLink['target']['fault']
}

/** Every reference with what is wrong with its target; null where nothing is. */
const JUDGED = sql`
  select r.*, coalesce(tp.title, f.name, g.name, ga.title) as target_title, case
    when r.kind = 'page' then case
      when tp.id is null then 'missing' when tp.deleted_at is not null then 'trashed'
      when not exists (select 1 from page_paths a where a.page_id = tp.id and a.kind = 'live')
        then 'offline' end
    when r.kind = 'file' then case
      when f.id is null or f.missing_at is not null then 'missing'
      when f.deleted_at is not null then 'trashed' when f.is_private then 'private' end
    when r.kind = 'global' then case
      when g.id is null then 'missing' when g.live is null then 'offline' end
    when ga.id is null then 'missing' when ga.deleted_at is not null then 'trashed'
    end as fault
  from page_refs r
    left join pages tp on r.kind = 'page' and tp.id = r.target_id
    left join files f on r.kind = 'file' and f.id = r.target_id
    left join global_blocks g on r.kind = 'global' and g.id = r.target_id
    left join galleries ga on r.kind = 'gallery' and ga.id = r.target_id`

/** What visitors meet comes first, then what would break with the next publishing. */
export async function findBrokenLinks(db: Db): Promise<BrokenLink[]> {
  const { rows } = await sql<Row>`
    select j.owner_noun as noun, j.owner_id as id, j.lang, bool_or(j.is_live) as is_live,
      max(coalesce(c.title, og.name, j.owner_label)) as title, max(j.owner_link) as link,
      j.kind, j.target_id as target, max(j.target_title) as target_title, j.fault
    from (${JUDGED}) j
      left join pages p on p.id = j.owner_id
      left join page_contents c on c.page_id = j.owner_id and c.lang = j.lang
      left join global_blocks og on og.id = j.owner_id
    where j.fault is not null and p.deleted_at is null
    group by j.owner_noun, j.owner_id, j.lang, j.kind, j.target_id, j.fault
    order by bool_or(j.is_live) desc, title, j.owner_id limit ${MOST}`.execute(db)
  return rows.map(toBroken)
}

function toBroken(row: Row): BrokenLink {
  const { noun, id, lang, link, is_live, kind, target, fault } = row
  return {
    noun,
    _id: id,
    title: row.title ?? '',
    lang,
    link: link || linkOf(noun, id),
    isLive: is_live,
    target: { kind, _id: target, title: row.target_title ?? '', fault },
  }
}
