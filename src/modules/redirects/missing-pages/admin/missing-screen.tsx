import { Button, Table, Text } from '@mantine/core'
import { IconArrowForwardUp, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { messages } from '../../admin/messages.ts'
import { RedirectDialog } from '../../admin/redirect-dialog.tsx'
import classes from '../../admin/redirects.module.css'
import { RedirectsNav } from '../../admin/redirects-nav.tsx'
import { forgetMissing, listMissing, type MissingAddress } from '../missing-pages.calls.ts'

type TableProps = {
  items: readonly MissingAddress[]
  onRedirect(path: string): void
  onForget: ((path: string) => void) | undefined
}

const KEY = ['redirects', 'missing']
const SHOWN = 200

/** What visitors asked for in vain, most wanted first, and one click to lead them on. */
export function MissingScreen() {
  const t = useMessages(messages)
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
      <RedirectsNav />
      <AdminPageHead title={t('missingTitle')}>
        {mayForget && (found.data?.items.length ?? 0) > 0 && (
          <Button variant="default" onClick={() => void forget()}>
            {t('missing.forgetAll')}
          </Button>
        )}
      </AdminPageHead>
      <SectionQuery query={found}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('missing.empty')} text={t('missing.text')} />
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

/** A table; on a phone every address has lines of its own. */
function MissingTable({ items, onRedirect, onForget }: TableProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const can = useCan()
  const mayRedirect = can(staff('redirects', 'create')) && can(staff('redirects', 'publish'))
  return (
    <>
      <Text mb="md">{t('missing.text')}</Text>
      <div className={classes.scroller}>
        <Table className={classes.missing}>
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
                <Table.Td ta="end" data-label={t('missing.count')}>
                  {count}
                </Table.Td>
                <Table.Td data-label={t('missing.last')}>
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
    </>
  )
}
