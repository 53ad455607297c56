export const de = {
  faults: {
    notList: 'Blöcke werden als Liste erwartet.',
    notBlock: 'Das ist kein Block: Typ oder Inhalt fehlt.',
    tooDeep: 'Blöcke sind zu tief ineinander verschachtelt (höchstens {{limit}} Ebenen).',
    tooMany: 'Zu viele Blöcke (höchstens {{limit}}).',
    tooLarge: 'Der Inhalt ist zu groß.',
    tooNested: 'Der Inhalt ist zu tief verschachtelt.',
    unstorable: 'Enthält unzulässige Zeichen.',
    misplaced: '„{{block}}“ kann hier nicht stehen.',
  },
}
