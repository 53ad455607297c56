export const de = {
  text: {
    writeHere: 'Text schreiben …',
    writeIn: 'bearbeiten',
  },
  picture: {
    choose: 'Anderes Bild wählen',
    upload: 'Bild hochladen',
    crop: 'Zuschneiden',
    refused: '„{{name}}“ wurde nicht angenommen. {{reason}}',
    noPixels: 'Zeichnungen lassen sich nicht zuschneiden.',
  },
}
