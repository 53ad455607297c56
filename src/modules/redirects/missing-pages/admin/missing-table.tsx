import { Button, Table, Text } from '@mantine/core'
import { IconArrowForwardUp, IconTrash } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { texts } from '../../admin/messages.ts'
import classes from '../../admin/redirects.module.css'
import type { MissingAddress } from '../../contract.ts'

type TableProps = {
  items: readonly MissingAddress[]
  onRedirect(path: string): void
  onForget: ((path: string) => void) | undefined
}

/** A table; on a phone every address has lines of its own. */
export function MissingTable({ items, onRedirect, onForget }: TableProps) {
  const t = useTexts(texts)
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
