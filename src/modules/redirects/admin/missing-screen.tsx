import { Button, Table, Text } from '@mantine/core'
import { IconArrowForwardUp, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { LOCALES } from '#kernel/admin/fields/locales.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { forgetMissing, listMissing, type MissingAddress } from '../contract.ts'
import { REDIRECTS } from './paths.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import classes from './redirects.module.css'
import { RedirectsNav } from './redirects-nav.tsx'
import { texts } from './texts.ts'

const KEY = ['redirects', 'missing']
const SHOWN = 200

/** What visitors asked for in vain, most wanted first, and one click to lead them on. */
export function MissingScreen() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const mayForget = useCan()(staff('redirects', 'delete'))
  const [path, setPath] = useState<string>()
  const found = useQuery({
    queryKey: KEY,
    queryFn: () => call(listMissing, { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
  })
  const reload = () => client.invalidateQueries({ queryKey: KEY })
  const forget = async (wanted?: string) => {
    const [title, yes] = [t('missing.forgetAsk'), t('missing.forgetAll')]
    if (!wanted && !(await confirm({ title, yes, isDanger: true }))) return
    await attempt(() => call(forgetMissing, { query: { path: wanted } }), t('missing.forgotten'))
    await reload()
  }
  return (
    <>
      <AdminPageHead
        title={t('missingTitle')}
        breadcrumb={[{ label: t('title'), path: REDIRECTS }]}
      >
        {mayForget && (found.data?.items.length ?? 0) > 0 && (
          <Button variant="default" onClick={() => void forget()}>
            {t('missing.forgetAll')}
          </Button>
        )}
      </AdminPageHead>
      <RedirectsNav />
      <Text mb="md">{t('missing.text')}</Text>
      <SectionQuery query={found}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('missing.empty')}</Text>
          ) : (
            <MissingTable
              items={items}
              onRedirect={setPath}
              onForget={mayForget ? (wanted) => void forget(wanted) : undefined}
            />
          )
        }
      </SectionQuery>
      <RedirectDialog path={path} onClose={() => setPath(undefined)} onMade={reload} />
      {dialog}
    </>
  )
}

type TableProps = {
  items: readonly MissingAddress[]
  onRedirect(path: string): void
  onForget: ((path: string) => void) | undefined
}

function MissingTable({ items, onRedirect, onForget }: TableProps) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const mayRedirect = useCan()(staff('redirects', 'create'))
  return (
    <div className={classes.scroller}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('missing.path')}</Table.Th>
            <Table.Th ta="end">{t('missing.count')}</Table.Th>
            <Table.Th>{t('missing.last')}</Table.Th>
            <Table.Th aria-label={t('missing.redirect')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ path, count, last_seen }) => (
            <Table.Tr key={path}>
              <Table.Td className={classes.address}>{path}</Table.Td>
              <Table.Td ta="end">{count}</Table.Td>
              <Table.Td>
                <RelativeTime date={last_seen} locale={LOCALES[lang]} />
              </Table.Td>
              <Table.Td className={classes.actions}>
                {mayRedirect && (
                  <Button
                    variant="default"
                    aria-label={t('missing.redirectOne', { path })}
                    leftSection={<IconArrowForwardUp {...SMALL_ICON} />}
                    onClick={() => onRedirect(path)}
                  >
                    {t('missing.redirect')}
                  </Button>
                )}
                {onForget && (
                  <Button
                    variant="subtle"
                    aria-label={t('missing.forgetOne', { path })}
                    leftSection={<IconTrash {...SMALL_ICON} />}
                    onClick={() => onForget(path)}
                  >
                    {t('missing.forget')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
