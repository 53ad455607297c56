import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { compareVersions } from '../../contract-versions.ts'
import { contentOf, TYPES } from '../edit/draft-content.ts'
import classes from '../edit/edit.module.css'
import { FIELD_WORDS } from '../edit/fields-form.tsx'
import { PAGES } from '../page-keys.ts'
import { editTexts } from '../texts.ts'
import { BlockChangeView, WordChange } from './changes-view.tsx'
import { diffBlocks } from './diff-blocks.ts'
import { diffFields } from './diff-fields.ts'

type Props = {
  id: string
  lang: 'de' | 'en'
  /** The version to compare with the draft; none closes the window. */
  number: number | undefined
  revision: number
  onClose(): void
  onRestoreBlock: ((block: string) => void) | undefined
}

/** A version and the draft, block by block and word by word. */
export function CompareModal(props: Props) {
  const { id, lang, number, revision, onClose, onRestoreBlock } = props
  const t = useTexts(editTexts)
  const labels = useDialogLabels()
  const words = FIELD_WORDS[useSession().user.lang]
  const both = useQuery({
    queryKey: [...PAGES, 'compare', id, lang, number, revision],
    queryFn: () =>
      call(compareVersions, {
        params: { id },
        query: { lang, from: number ?? 'live', to: 'draft' },
      }),
    enabled: number !== undefined,
  })
  return (
    <Modal
      opened={number !== undefined}
      onClose={onClose}
      title={t('versions.compareTitle', { number: number ?? 0 })}
      labels={labels}
      size="xl"
      canFullscreen
    >
      <SectionQuery query={both}>
        {({ from, to }) => {
          const changes = diffBlocks(TYPES, contentOf(from).blocks, contentOf(to).blocks)
          const fields = diffFields(from.fields, to.fields)
          if (changes.length + fields.length === 0) return <Text>{t('versions.same')}</Text>
          return (
            <ul className={classes.lines}>
              {fields.map(({ name, before, after }) => (
                <li key={name} className={classes.line}>
                  <WordChange label={fieldText(words, name).label} before={before} after={after} />
                </li>
              ))}
              {changes.map((change) => (
                <BlockChangeView
                  key={change.id}
                  change={change}
                  onRestore={
                    onRestoreBlock && change.before ? () => onRestoreBlock(change.id) : undefined
                  }
                />
              ))}
            </ul>
          )
        }}
      </SectionQuery>
    </Modal>
  )
}
