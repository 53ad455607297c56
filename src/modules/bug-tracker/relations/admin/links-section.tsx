import { ActionIcon, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconLinkPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { bugPath } from '../../admin/paths.ts'
import { otherBugSource } from '../../admin/pickers.tsx'
import { StatusMark } from '../../bugs/admin/badges/bug-marks.tsx'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import type { BugRef } from '../../bugs/bug.calls.ts'
import { LINK_KINDS, LinkKind } from '../../bugs/bug-values.ts'
import { undoDuplicate } from '../../bugs/flow.calls.ts'
import { type BugLink, linkBugs, listLinks, unlinkBugs } from '../relation.calls.ts'
import classes from './links.module.css'

type MergedIntoProps = ItemProps<SomeBug> & { mayUndo: boolean }

const NewLink = z.object({ kind: LinkKind, bug: z.string() })

type Props = { bug: string; isOpen: boolean; onClose(): void }

/** What the bug has to do with: the original it was merged into, and links of other kinds. */
export function LinksSection({ item, reload }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
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
  const t = useMessages(adminMessages)
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

function LinkDialog({ bug, isOpen, onClose }: Props) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const fields = useMemo(() => fieldsFor(bug), [bug])
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('links.add')}
      submit={t('links.addYes')}
      fields={fields}
      words={wordsOf(adminWords, 'linkForm')}
      schema={NewLink}
      start={{ kind: 'relates' }}
      onClose={onClose}
      onSubmit={async (link) => {
        const reply = await call(linkBugs, { params: { id: bug }, body: link })
        client.setQueryData(bugKey(bug, 'links'), reply)
        await client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
      }}
    />
  )
}

function fieldsFor(bug: string) {
  return {
    kind: choice(LINK_KINDS, { required: true }),
    bug: reference(otherBugSource(bug), { required: true }),
  }
}

/** The bug this one was merged into, and the way back while there is one. */
function MergedInto({ item, reload, mayUndo }: MergedIntoProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt } = useAttempt()
  const { _id, version, duplicateOf, undoableUntil } = item
  if (!duplicateOf) return null
  const undo = async () => {
    const change = () => call(undoDuplicate, { params: { id: _id }, body: { version } })
    await attempt(change, t('links.undone'))
    await reload()
  }
  const isUndoable = undoableUntil && Date.parse(undoableUntil) > Date.now()
  return (
    <div className={classes.merged}>
      <span className={classes.kind}>{t('links.duplicate')}</span>
      <BugRefLink bug={duplicateOf} />
      {mayUndo && isUndoable && (
        <>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp {...SMALL_ICON} />}
            onClick={() => void undo()}
          >
            {t('links.undo')}
          </Button>
          <span className={classes.kind}>
            {t('links.undoUntil', { at: formatMoment(undoableUntil, lang) })}
          </span>
        </>
      )}
    </div>
  )
}

/** Another bug, with its status as a sign. */
function BugRefLink({ bug }: { bug: BugRef }) {
  const adminPath = useAdminPath()
  return (
    <span className={classes.bug}>
      <StatusMark value={bug.status} isCompact />
      <Link to={adminPath(bugPath(bug._id))} className={classes.link}>
        #{bug.number} {bug.title}
      </Link>
    </span>
  )
}
