import { errorCatalogue } from '#kernel/server/app-error.ts'

export const fileFailures = errorCatalogue({
  duplicate: {
    status: 409,
    code: 'C1',
    de: 'Diese Datei gibt es schon. Sie können die vorhandene verwenden.',
    en: 'duplicate file detected',
  },
  inUse: {
    status: 409,
    code: 'in-use',
    de: 'Diese Datei wird noch verwendet. Sehen Sie sich die Stellen an, bevor Sie sie löschen.',
    en: 'This file is still in use. Look at the places before you delete it.',
  },
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Diese Datei liegt im Papierkorb. Stellen Sie sie wieder her, um sie zu ändern.',
    en: 'This file is in the trash. Restore it to change it.',
  },
  typeRefused: {
    status: 415,
    code: 'file-type',
    de: 'Dateien dieser Art werden nicht angenommen.',
    en: 'Files of this kind are not accepted.',
  },
  hostile: {
    status: 422,
    code: 'hostile-file',
    de: 'Diese Datei enthält Programmcode und wurde deshalb abgelehnt.',
    en: 'This file contains program code and was refused for that reason.',
  },
  bomb: {
    status: 422,
    code: 'bomb',
    de: 'Diese Datei würde ausgepackt unmäßig viel Platz brauchen und wurde abgelehnt.',
    en: 'Unpacked, this file would take an immoderate amount of space; it was refused.',
  },
  tooManyPixels: {
    status: 413,
    code: 'too-many-pixels',
    de: 'Dieses Bild ist zu groß: höchstens 50 Megapixel und 300 Einzelbilder sind möglich.',
    en: 'This picture is too large: at most 50 megapixels and 300 frames are possible.',
  },
  unreadable: {
    status: 422,
    code: 'unreadable',
    de: 'Diese Datei ist beschädigt und lässt sich nicht lesen.',
    en: 'This file is damaged and cannot be read.',
  },
  empty: {
    status: 422,
    code: 'empty-file',
    de: 'Diese Datei ist leer.',
    en: 'This file is empty.',
  },
  noPicture: {
    status: 422,
    code: 'no-picture',
    de: 'Das geht nur mit Fotos und anderen Pixelbildern.',
    en: 'This only works with photos and other pixel images.',
  },
  outside: {
    status: 422,
    code: 'outside',
    de: 'Dieser Ausschnitt liegt nicht innerhalb des Bildes.',
    en: 'This part does not lie within the picture.',
  },
  otherKind: {
    status: 422,
    code: 'other-kind',
    de: 'Eine Datei lässt sich nur durch eine derselben Art ersetzen.',
    en: 'A file can only be replaced by one of the same kind.',
  },
  quotaFull: {
    status: 507,
    code: 'quota-full',
    de: 'Der vereinbarte Speicherplatz ist voll. Leeren Sie den Papierkorb oder löschen Sie ungenutzte Dateien.',
    en: 'The agreed storage is full. Empty the trash or delete unused files.',
  },
  busy: {
    status: 503,
    code: 'busy',
    de: 'Gerade werden sehr viele Bilder berechnet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Very many pictures are being made right now. Please try again in a moment.',
  },
  wrongOffset: {
    status: 409,
    code: 'wrong-offset',
    de: 'Dieses Stück passt nicht an das, was schon angekommen ist.',
    en: 'This piece does not follow what has arrived so far.',
  },
  otherTus: {
    status: 412,
    code: 'other-tus',
    de: 'Diese Fassung des Upload-Protokolls wird nicht gesprochen.',
    en: 'This version of the upload protocol is not spoken.',
  },
  unknownFile: {
    status: 422,
    code: 'unknown-file',
    de: 'Eine dieser Dateien gibt es nicht mehr.',
    en: 'One of these files no longer exists.',
  },
  publishFile: {
    status: 403,
    code: 'C100',
    de: 'Diese Datei ist auf der Website zu sehen: Ändern, ersetzen, löschen und wiederherstellen kann sie nur, wer Dateien veröffentlichen darf.',
    en: 'This file is shown on the website: only those who may publish files can change, replace, delete or restore it.',
  },
  publishOpening: {
    status: 403,
    code: 'C100',
    de: 'Eine private Datei für alle öffnen kann nur, wer Dateien veröffentlichen darf.',
    en: 'Only those who may publish files can open a private file to everyone.',
  },
  publishGallery: {
    status: 403,
    code: 'C100',
    de: 'Diese Galerie ist auf der Website zu sehen: Ändern und löschen kann sie nur, wer Dateien veröffentlichen darf.',
    en: 'This gallery is shown on the website: only those who may publish files can change or delete it.',
  },
})
