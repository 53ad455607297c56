import { errorCatalogue } from '#kernel/server/app-error.ts'

export const bugFailures = errorCatalogue({
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Dieser Eintrag liegt im Papierkorb. Stellen Sie ihn wieder her, um ihn zu ändern.',
    en: 'This entry is in the trash. Restore it to change it.',
  },
  wrongMove: {
    status: 422,
    code: 'wrong-move',
    de: 'Dieser Schritt ist aus dem jetzigen Status nicht möglich.',
    en: 'This step is not possible from the current status.',
  },
  moveIncomplete: {
    status: 422,
    code: 'move-incomplete',
    de: 'Für diesen Schritt fehlt noch eine Angabe.',
    en: 'Something is still missing for this step.',
  },
  wrongOriginal: {
    status: 422,
    code: 'wrong-original',
    de: 'Bitte wählen Sie einen anderen Eintrag, der selbst kein Duplikat ist.',
    en: 'Please choose another entry that is not a duplicate itself.',
  },
  undoOver: {
    status: 422,
    code: 'undo-over',
    de: 'Das Zusammenführen lässt sich nur innerhalb eines Tages rückgängig machen.',
    en: 'A merge can only be undone within a day.',
  },
  unknownProject: {
    status: 422,
    code: 'unknown-project',
    de: 'Dieses Projekt gibt es nicht oder es ist archiviert.',
    en: 'This project does not exist or is archived.',
  },
  unknownMilestone: {
    status: 422,
    code: 'unknown-milestone',
    de: 'Diesen Meilenstein gibt es nicht oder er ist schon abgeschlossen.',
    en: 'This milestone does not exist or is closed already.',
  },
  unknownDeveloper: {
    status: 422,
    code: 'unknown-developer',
    de: 'Diese Person kann keine Fehler bearbeiten.',
    en: 'This person cannot work on bugs.',
  },
  unknownType: {
    status: 422,
    code: 'unknown-type',
    de: 'Diese Art von Eintrag ist nicht eingerichtet.',
    en: 'This type of entry is not set up.',
  },
  milestoneOpen: {
    status: 422,
    code: 'milestone-open',
    de: 'Zu diesem Meilenstein gehören noch offene Einträge. Erledigen oder verschieben Sie sie zuerst.',
    en: 'This milestone still has open entries. Finish or move them first.',
  },
  inUse: {
    status: 422,
    code: 'in-use',
    de: 'Hierzu gehören noch Einträge. Verschieben Sie sie zuerst.',
    en: 'Entries still belong to this. Move them first.',
  },
  tooManyFiles: {
    status: 422,
    code: 'too-many-files',
    de: 'An einem Eintrag können höchstens 100 Dateien hängen.',
    en: 'An entry can have at most 100 files.',
  },
})
