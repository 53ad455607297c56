import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import { Copy } from '#kernel/admin/copy-text/copy-text.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { accountMessages } from '../../../admin/messages.ts'
import classes from './second-factor.module.css'

type Props = { codes: readonly string[]; onClose(): void }

/** The recovery codes, shown this once: to copy, to keep as a file, to print. */
export function CodesDialog({ codes, onClose }: Props) {
  const t = useMessages(accountMessages)
  const labels = useDialogLabels()
  const content = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codes.title')}
      labels={labels}
      size="md"
      footer={<Button onClick={onClose}>{t('codes.noted')}</Button>}
    >
      <Stack gap="md" data-print-codes>
        <Text>{t('codes.text')}</Text>
        <ul className={classes.codes} aria-label={t('codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="xs" className={classes.noPrint}>
          <Copy value={codes.join('\n')} />
          <Button
            variant="default"
            leftSection={<IconDownload {...SMALL_ICON} />}
            onClick={() => downloadText({ name: t('codes.fileName'), type: 'text/plain', content })}
          >
            {t('codes.download')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter {...SMALL_ICON} />}
            onClick={() => window.print()}
          >
            {t('codes.print')}
          </Button>
        </Group>
        <div className={classes.noPrint}>
          <Banner tone="warn" icon={<IconAlertTriangle {...ICON} />} text={t('codes.once')} />
        </div>
      </Stack>
    </Modal>
  )
}
