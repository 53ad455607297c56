import type { Lang } from '#kernel/i18n/texts.ts'
import type { AdminModule, Command, SettingsEntry } from '../../module.ts'
import { useCan, useSession, useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { useNavBlocks } from '../nav/nav-items.ts'
import { permitted } from '../nav/visible-modules.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

/** Places, commands and settings of all modules, as far as this person may use them. */
export function useModuleGroups(): PaletteGroup[] {
  const t = useTexts(texts)
  const can = useCan()
  const modules = useModules()
  const blocks = useNavBlocks()
  const { lang } = useSession().user
  const all = <T>(part: (module: AdminModule) => readonly T[] | undefined) =>
    modules.flatMap((module) => part(module) ?? [])
  return [
    {
      name: 'navigation',
      heading: t('palette.navigation'),
      items: blocks.flatMap(({ heading, items }) =>
        items.map((item) => ({ ...item, id: `nav:${item.path}`, hint: heading ?? undefined })),
      ),
    },
    {
      name: 'commands',
      heading: t('palette.commands'),
      items: permitted(
        all((module) => module.commands),
        can,
      ).map((command) => commandItem(command, lang)),
    },
    {
      name: 'settings',
      heading: t('palette.settings'),
      items: permitted(
        all((module) => module.settings),
        can,
      ).map((entry) => settingsItem(entry, lang)),
    },
  ]
}

function commandItem(command: Command, lang: Lang): PaletteItem {
  const { name, label, icon, path, keywords } = command
  return { id: `command:${name}`, label: label[lang], icon, path, keywords }
}

function settingsItem(entry: SettingsEntry, lang: Lang): PaletteItem {
  const { path, label, text, icon } = entry
  return { id: `settings:${path}`, label: label[lang], hint: text[lang], icon, path }
}
