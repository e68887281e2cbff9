import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { relojQuieto } from '#test/support/reloj-quieto.ts'
import { portal } from './consola.ts'

let folder: string
/** The acts of today, exported. */
let file: string

const today = relojQuieto()
const exportar = (salida: string, ...more: string[]) =>
  portal(['bitacora', 'exportar', '--desde', today, '--hasta', today, '--salida', salida, ...more])
const verificar = (archivo: string, ...more: string[]) =>
  portal(['bitacora', 'verificar', '--archivo', archivo, ...more])

/** The exported lines, changed, in another file. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const other = path.join(folder, name)
  await writeFile(other, `${change(lines).join('\n')}\n`)
  return other
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bitacora-'))
  file = path.join(folder, 'dia.jsonl')
  for (const n of [1, 2, 3, 4])
    await inTransaction(() => logActo(SISTEMA, { acto: 'demo.cargar', objeto: 'icono', objetoId: n, despues: { n } }))
  await exportar(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('portal bitacora exportar', () => {
  it('writes a period with its proof, which verifies by itself and against a head kept elsewhere', async () => {
    const cabeza = (await portal('bitacora cabeza')).out
    const propio = path.join(folder, 'propio.jsonl')
    const { code, out } = await exportar(propio)
    expect(code).toBe(0)
    expect(out).toContain(cabeza)
    const ok = await verificar(propio)
    expect(ok.code).toBe(0)
    expect(ok.out).toMatch(new RegExp(`^Archivo íntegro: \\d+ filas del ${today} al ${today}, cabeza ${cabeza}$`))
    expect((await verificar(propio, '--cabeza', cabeza)).code).toBe(0)
    expect((await verificar(propio, '--cabeza', 'a'.repeat(64))).err).toContain('su cabeza no es la indicada')
  })

  it('notes that it was done, and holds for no more than the period', async () => {
    await exportar(path.join(folder, 'anotado.jsonl'))
    expect(await selectRow('SELECT acto FROM bitacora ORDER BY id DESC LIMIT 1')).toEqual({ acto: 'bitacora.exportar' })
    const old = path.join(folder, 'viejo.jsonl')
    const args = ['bitacora', 'exportar', '--desde', '2020-01-01', '--hasta', '2020-01-31', '--salida', old]
    expect((await portal(args)).out).toContain('0 filas')
    expect((await verificar(old)).code).toBe(0)
  })

  it('asks before it takes the place of a file, and refuses days the wrong way round', async () => {
    expect((await exportar(file)).err).toContain('--yes')
    expect((await exportar(file, '--yes')).code).toBe(0)
    const args = ['bitacora', 'exportar', '--desde', '2026-02-01', '--hasta', '2026-01-01', '--salida', `${file}2`]
    expect((await portal(args)).err).toContain('termina antes de empezar')
    const bad = await portal(['bitacora', 'exportar', '--desde', 'ayer', '--hasta', today, '--salida', `${file}2`])
    expect(bad).toMatchObject({ code: 2 })
    expect(bad.err).toContain('Fecha inválida')
  })

  it('is closed to who may not read the bitácora', async () => {
    const args = ['--como', 'ventanilla1', 'bitacora', 'exportar', '--desde', today, '--hasta', today, '--salida', 'x']
    expect((await portal(args)).code).toBe(1)
  })
})

describe('an exported file', () => {
  const rowOf = (lines: string[], at: number) => JSON.parse(lines[at] ?? '') as { id: number; actor: string }

  it('names the row that was changed', async () => {
    const original = (await readFile(file, 'utf8')).split('\n')
    const { id } = rowOf(original, 3)
    const other = await changed('cambiado.jsonl', (lines) =>
      lines.with(3, JSON.stringify({ ...rowOf(lines, 3), actor: 'otro' })),
    )
    const { code, err } = await verificar(other)
    expect(code).toBe(1)
    expect(err).toContain(`en la fila ${id}: su contenido`)
  })

  it('names the place where a row was taken out or put in', async () => {
    const original = (await readFile(file, 'utf8')).split('\n')
    const without = await changed('quitado.jsonl', (lines) => lines.toSpliced(3, 1))
    expect((await verificar(without)).err).toContain(`en la fila ${rowOf(original, 4).id}: no sigue`)
    const doubled = await changed('puesto.jsonl', (lines) => lines.toSpliced(3, 0, lines[3] ?? ''))
    expect((await verificar(doubled)).err).toContain(`en la fila ${rowOf(original, 3).id}: no sigue`)
  })

  it('tells when its end was cut, with or without its last line', async () => {
    expect((await verificar(await changed('corto.jsonl', (lines) => lines.slice(0, -1)))).err).toContain('está cortado')
    const cut = await changed('cola.jsonl', (lines) => lines.toSpliced(-2, 1))
    expect((await verificar(cut)).err).toContain('faltan filas al final')
  })

  it('is told apart from other files', async () => {
    const other = path.join(folder, 'otro.txt')
    await writeFile(other, 'hola\n')
    expect((await verificar(other)).err).toContain('no es un archivo de portal bitacora exportar')
    expect(await verificar(path.join(folder, 'no-esta'))).toMatchObject({ code: 2 })
  })
})
