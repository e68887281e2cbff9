import { describe, expect, it } from 'vitest'
import { execute, selectRow } from '#api/db/sql.ts'
import { portal } from './consola.ts'

describe('portal', () => {
  it('shows its help in Spanish', async () => {
    const { code, out } = await portal('--help')
    expect(code).toBe(0)
    for (const text of [
      'Uso: portal',
      'Opciones:',
      'Comandos:',
      'migrar',
      'calendario',
      'bitacora',
      'ocr',
      '--como <usuario>',
    ])
      expect(out).toContain(text)
    expect(out).not.toMatch(/Usage|Options|display help/)
  })

  it.each([
    ['movimientos listar --help', ['valores: "Cancelado"', 'por omisión: 50']],
    ['calendario exportar --help', ['valores: "csv", "json", por omisión:']],
  ])('says in Spanish which values an option of "%s" takes', async (args, texts) => {
    const { out } = await portal(args)
    for (const text of texts) expect(out).toContain(text)
    expect(out).not.toMatch(/choices|default/)
  })

  it('shows the commands of a group named alone, and ends with 2', async () => {
    const { code, err } = await portal('calendario')
    expect(code).toBe(2)
    expect(err).toContain('sembrar')
  })

  it.each([
    ['nada', 'No existe el comando nada.'],
    ['calendario sembrar', 'Falta el argumento <año>.'],
    ['calendario sembrar 2027 --prisa', 'No existe la opción --prisa.'],
    ['calendario sembrar 27', 'Año inválido: se esperaba uno de 2000 a 2100.'],
    ['migrar ya', 'Sobran argumentos.'],
    [
      'movimientos listar --estatus Nada',
      'La opción --estatus no admite «Nada»: se esperaba uno de Cancelado, Aplicado, Por aplicar, Validado, Pendiente, Solicitado.',
    ],
  ])('says in Spanish what is wrong with "%s" and ends with 2', async (args, message) => {
    const { code, err } = await portal(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).not.toMatch(/error:|\bargument\b|\boption\b|\bvalue\b|choices/)
  })

  it('migrates a database that is up to date without a change', async () => {
    expect(await portal('migrar')).toMatchObject({ code: 0, out: 'La base de datos ya estaba al día.' })
  })
})

describe('portal bitacora', () => {
  it('prints the head and finds it in the chain', async () => {
    const { out: cabeza } = await portal('bitacora cabeza')
    expect(cabeza).toMatch(/^[0-9a-f]{64}$/)
    const { code, out } = await portal(`bitacora verificar --cabeza ${cabeza}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^Bitácora íntegra: \d+ filas, cabeza [0-9a-f]{64}$/)
    expect(JSON.parse((await portal('bitacora verificar --json')).out)).toMatchObject({ cabeza, falla: null })
  })

  it('finds a cut tail by a head kept elsewhere', async () => {
    const { code, err } = await portal(`bitacora verificar --cabeza ${'a'.repeat(64)}`)
    expect(code).toBe(1)
    expect(err).toContain('faltan filas al final')
  })

  it('finds a changed row and ends with 1', async () => {
    const first = await selectRow<{ id: number; actor: string }>('SELECT id, actor FROM bitacora ORDER BY id LIMIT 1')
    const setActor = (actor: string) => execute('UPDATE bitacora SET actor = $1 WHERE id = $2', [actor, first!.id])
    await setActor('otro')
    const { code, err } = await portal('bitacora verificar')
    await setActor(first!.actor)
    expect(code).toBe(1)
    expect(err).toMatch(/^Bitácora alterada en la fila \d+: su contenido/)
  })

  it('is closed to who does not administer', async () => {
    expect((await portal('--como ventanilla1 bitacora verificar')).code).toBe(1)
  })
})
