import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const UI = 'admin/shared/ui'
const MUESTRARIO = 'admin/panel/estilo'

/** What has nothing of its own to be looked at. */
const SIN_MUESTRA = {
  ToastProvider: 'what it shows is shown by the button "Mostrar aviso"',
  SkipLink: 'the frame around every page has it already, once',
  VisuallyHidden: 'there is nothing to see',
  PageCrumbs: 'the heading of the page itself begins with it',
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file))

const componentsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name)

describe('/panel/estilo', () => {
  const shown = filesOf(MUESTRARIO)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it('holds every shared component', () => {
    const all = filesOf(UI).flatMap(componentsOf)
    expect(all.length).toBeGreaterThan(40)
    const missing = all.filter((name) => !(name in SIN_MUESTRA) && !new RegExp(`<${name}\\b`).test(shown))
    expect(missing).toEqual([])
  })

  it('leaves out only what still exists and is not shown', () => {
    const all = new Set(filesOf(UI).flatMap(componentsOf))
    expect(Object.keys(SIN_MUESTRA).filter((name) => !all.has(name))).toEqual([])
  })
})
