const NAVEGADORES = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SISTEMAS = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad)\b/, 'iPhone o iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const named = (table: readonly (readonly [RegExp, string])[], agente: string) =>
  table.find(([mark]) => mark.test(agente))?.[1]

/** What a browser says of itself in words that tell one's own devices apart: "Chrome en Windows". */
export function equipoTexto(agente: string): string {
  const navegador = named(NAVEGADORES, agente)
  const sistema = named(SISTEMAS, agente)
  if (navegador && sistema) return `${navegador} en ${sistema}`
  return navegador ?? sistema ?? 'Equipo no reconocido'
}
