export const de = {
  notice: {
    red: 'Die letzte Sicherung ließ sich nicht wiederherstellen. Sehen Sie unter „Sicherung“ nach.',
    downloaded: '{{who}} hat eine Sicherung heruntergeladen',
    key: '{{who}} hat den Wiederherstellungsschlüssel angesehen',
    offsite: '{{who}} hat den zweiten Speicherort für Sicherungen geändert',
    restoring: '{{who}} spielt eine Sicherung zurück',
    restored: '{{who}} hat eine Sicherung zurückgespielt',
  },
} as const
