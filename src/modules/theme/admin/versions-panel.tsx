import { Button, Drawer, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { listSectionHistory, type SectionVersion } from '#modules/config/contract.ts'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { type Theme, themeSection } from '../config.ts'
import classes from './design.module.css'
import { designMessages } from './messages.ts'
import { readTheme } from './use-design.ts'

const { name } = themeSection

type Props = {
  /** The version in force. */
  current: number
  isOpen: boolean
  onClose(): void
  onTake(theme: Theme): void
}

/** What the site looked like before; a version that is taken is looked at first, then saved. */
export function VersionsPanel({ current, isOpen, onClose, onTake }: Props) {
  const t = useMessages(designMessages)
  const { close } = useDialogLabels()
  const versions = useQuery({
    queryKey: ['theme-versions', current],
    queryFn: () => call(listSectionHistory, { query: { name, limit: 50 } }),
    enabled: isOpen,
  })
  const take = ({ version, value }: SectionVersion) => {
    onTake(readTheme(value))
    notify({ content: t('versions.taken', { version }) })
    onClose()
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={440}
      padding="lg"
      title={t('versions.title')}
      closeButtonProps={{ 'aria-label': close }}
    >
      <SectionQuery query={versions} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{t('versions.empty')}</Text>
          ) : (
            <ol className={classes.versions}>
              {items.map((item) => (
                <Version
                  key={item.version}
                  item={item}
                  isCurrent={item.version === current}
                  onTake={() => take(item)}
                />
              ))}
            </ol>
          )
        }
      </SectionQuery>
    </Drawer>
  )
}

type VersionProps = { item: SectionVersion; isCurrent: boolean; onTake(): void }

function Version({ item, isCurrent, onTake }: VersionProps) {
  const t = useMessages(designMessages)
  const { lang } = useSession().user
  const { version, created_at, created_by } = item
  const { template, light } = readTheme(item.value)
  const moment = formatMoment(created_at, lang)
  const by = created_by?.name
  return (
    <li className={classes.version}>
      <span className={classes.dots} aria-hidden>
        {[light.surface, light.text, light.accent].map((colour) => (
          <span key={colour} className={classes.dot} style={{ background: colour }} />
        ))}
      </span>
      <span>
        <strong>{t('versions.of', { version, template: t(`template.${template}`) })}</strong>
        <br />
        {by ? t('versions.by', { moment, name: by }) : moment}
      </span>
      {isCurrent ? (
        <StatusBadge tone="good" label={t('versions.now')} />
      ) : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('versions.takeOf', { version })}
          onClick={onTake}
        >
          {t('versions.take')}
        </Button>
      )}
    </li>
  )
}
