export const de = {
  notice: {
    red: 'Die letzte Sicherung ließ sich nicht wiederherstellen. Sehen Sie unter „Sicherung“ nach.',
  },
} as const
