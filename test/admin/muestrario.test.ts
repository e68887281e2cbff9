import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const UI = 'admin/shared/ui'
/** What every screen is made of: controls, the kit of forms and that of lists. */
const COMUNES = [UI, 'admin/shared/form', 'admin/shared/list']
const MUESTRARIO = 'admin/panel/estilo'

/** What has nothing of its own to be looked at. */
const SIN_MUESTRA = {
  ToastProvider: 'what it shows is shown by the button "Mostrar aviso"',
  SkipLink: 'the frame around every page has it already, once',
  VisuallyHidden: 'there is nothing to see',
  PageCrumbs: 'the heading of the page itself begins with it',
  EsperaExportes: 'the frame around every page has it already: it asks a server how far its exports are',
  PortalList: 'it asks a server for the rows of what it holds',
  LeaveGuard: 'the frame around every page has it already, once: what it opens is shown by "Abrir cambios sin guardar"',
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file))

const componentsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name)

const COMPONENTES = new Map(
  COMUNES.flatMap(filesOf).flatMap((file) =>
    componentsOf(file).map((name) => [name, readFileSync(file, 'utf8')] as const),
  ),
)
const draws = (text: string, name: string): boolean => new RegExp(`<${name}\\b`).test(text)

/** What the samples draw, and what is drawn by it in turn. */
function shownBy(samples: string): ReadonlySet<string> {
  const shown = new Set<string>()
  const texts = [samples]
  for (const text of texts)
    for (const [name, own] of COMPONENTES) {
      if (shown.has(name) || !draws(text, name)) continue
      shown.add(name)
      texts.push(own)
    }
  return shown
}

describe('/panel/estilo', () => {
  const samples = filesOf(MUESTRARIO)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it('holds every shared control by itself', () => {
    const all = filesOf(UI).flatMap(componentsOf)
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((name) => !(name in SIN_MUESTRA) && !draws(samples, name))).toEqual([])
  })

  it('holds every part of the kits of forms and lists, by itself or in what it is a part of', () => {
    const shown = shownBy(samples)
    expect(COMPONENTES.size).toBeGreaterThan(70)
    expect([...COMPONENTES.keys()].filter((name) => !(name in SIN_MUESTRA) && !shown.has(name))).toEqual([])
  })

  it('leaves out only what still exists and is not shown', () => {
    expect(Object.keys(SIN_MUESTRA).filter((name) => !COMPONENTES.has(name))).toEqual([])
  })
})
