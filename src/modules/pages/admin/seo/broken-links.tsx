import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type BrokenLink, listBrokenLinks } from '../../addresses/link.calls.ts'
import classes from '../edit/edit.module.css'
import { PAGES } from '../page-keys.ts'
import { linkMessages } from './messages.ts'

const MOST = 500

/** Links and pictures that lead nowhere, with the way to the page they stand on. */
export function BrokenLinks() {
  const t = useMessages(linkMessages)
  const found = useQuery({
    queryKey: [...PAGES, 'broken-links'],
    queryFn: () => call(listBrokenLinks, {}),
    refetchOnMount: 'always',
  })
  return (
    <SectionQuery query={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <>
            <ul className={classes.lines}>
              {items.map((item) => (
                <BrokenLine key={`${item._id}-${item.lang}-${item.target._id}`} item={item} />
              ))}
            </ul>
            {items.length === MOST && <Text c="dimmed">{t('more')}</Text>}
          </>
        )
      }
    </SectionQuery>
  )
}

function BrokenLine({ item }: { item: BrokenLink }) {
  const t = useMessages(linkMessages)
  const adminPath = useAdminPath()
  const { title, link, lang, isLive, target } = item
  return (
    <li className={classes.line}>
      <Anchor component={Link} to={adminPath(link)}>
        {title}
      </Anchor>
      {lang && <span className={classes.quiet}>{lang}</span>}
      {!isLive && <span className={classes.quiet}>{t('draft')}</span>}
      <span className={classes.grow} />
      <span>{t(`fault.${target.kind}.${target.fault}`, { title: target.title })}</span>
    </li>
  )
}
