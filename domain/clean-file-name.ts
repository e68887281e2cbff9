/**
 * A file name safe to show, store and send in a header: no paths, no control characters, none that turn the direction in which
 * it is read ("foto<U+202E>fdp.exe" would end in "exe.pdf"), at most 120 characters.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  if (clean.length <= 120) return clean === '' ? 'archivo' : clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > clean.length - 8 ? clean.slice(dot) : ''
  return clean.slice(0, 120 - extension.length) + extension
}
