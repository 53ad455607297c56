import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** `kind` and `value` are the sums that a goal is read from. */
export const createGoals = nounTable(
  'analytics_goals',
  {
    title: 'text not null',
    manner: 'text not null',
    target: "text not null default ''",
    file: 'uuid',
    kind: `text not null generated always as (case
      when manner = 'page' then 'page'
      when manner = 'download' then case when file is null then 'action' else 'download' end
      else case when target = '' then 'action' else 'click' end end) stored`,
    value: `text not null generated always as (case
      when manner = 'page' then target
      when manner = 'download' then coalesce(file::text, 'download')
      when target = '' then case manner when 'phone' then 'tel' when 'mail' then 'mailto' else 'https' end
      when manner = 'phone' then 'tel:' || regexp_replace(target, '[^0-9+]', '', 'g')
      when manner = 'mail' then 'mailto:' || lower(target)
      else 'https://' || regexp_replace(lower(target), '^www[.]', '') end) stored`,
  },
  { sorts: ['title'] },
)
