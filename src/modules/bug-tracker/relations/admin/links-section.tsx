import { ActionIcon, Button, Text } from '@mantine/core'
import { IconLinkPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/texts.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { type BugLink, listLinks, unlinkBugs } from '../relation.calls.ts'
import { BugRefLink } from './bug-ref-link.tsx'
import { LinkDialog } from './link-dialog.tsx'
import classes from './links.module.css'
import { MergedInto } from './merged-into.tsx'

/** What the bug has to do with: the original it was merged into, and links of other kinds. */
export function LinksSection({ item, reload }: ItemProps<SomeBug>) {
  const t = useTexts(adminTexts)
  const mayEdit = useCan()(staff('bug-tracker', 'edit')) && item.deleted === null
  const [isAdding, setAdding] = useState(false)
  const queryKey = bugKey(item._id, 'links')
  const params = { id: item._id }
  const links = useQuery({ queryKey, queryFn: () => call(listLinks, { params }) })
  return (
    <>
      <MergedInto item={item} reload={reload} mayUndo={mayEdit} />
      <SectionQuery query={links} failed={t('links.failed')}>
        {({ links: list }) =>
          list.length > 0 ? (
            <ul className={classes.list}>
              {list.map((link) => (
                <LinkLine key={link._id} bug={item._id} link={link} mayEdit={mayEdit} />
              ))}
            </ul>
          ) : (
            !item.duplicateOf && <Text c="dimmed">{t('links.empty')}</Text>
          )
        }
      </SectionQuery>
      {mayEdit && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconLinkPlus {...SMALL_ICON} />}
          onClick={() => setAdding(true)}
        >
          {t('links.add')}
        </Button>
      )}
      <LinkDialog bug={item._id} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

type LineProps = { bug: string; link: BugLink; mayEdit: boolean }

function LinkLine({ bug, link, mayEdit }: LineProps) {
  const t = useTexts(adminTexts)
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const remove = async () => {
    const reply = await call(unlinkBugs, { params: { id: bug, link: link._id } })
    client.setQueryData(bugKey(bug, 'links'), reply)
    await client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
  }
  return (
    <li className={classes.line}>
      <span className={classes.kind}>{t(`links.kind.${link.kind}`)}</span>
      <BugRefLink bug={link.bug} />
      {mayEdit && (
        <ActionIcon
          size="md"
          aria-label={t('links.remove', { number: link.bug.number })}
          onClick={() => void attempt(remove)}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      )}
    </li>
  )
}
