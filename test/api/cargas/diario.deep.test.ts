import { writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { abrirCarga } from '#api/cargas/abrir-carga.ts'
import { descartarCarga } from '#api/cargas/descartar-carga.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { folioDe as folioDeCarga, type CargaRow } from '#api/cargas/carga-row.ts'
import { detalleCarga } from '#api/cargas/consulta/detalle-carga.ts'
import { olvidarCargas } from '#api/cargas/olvidar-cargas.ts'
import { simularCarga } from '#api/cargas/simular-carga.ts'
import { validarCarga } from '#api/cargas/validar-carga.ts'
import { inTransaction } from '#api/db/database.ts'
import { env } from '#api/env.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { archivoDeNomina, ponerPlanoDePrueba } from '#test/support/cargas/nomina-de-prueba.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'

const [PERSONAS, INTERNO, Q22] = [40, 730_001, 2026 * 24 + 21]
/** Three blocks of reading and of loading. */
const FILAS = 2_500

let salud: Lugar
let vez = 0

beforeAll(async () => {
  salud = await lugarDe(SALUD)
  await ponerPlanoDePrueba()
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (let i = 0; i < PERSONAS; i += 1)
    await ponerPersona({ interno: INTERNO + i, lugar: salud, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
}, 60_000)

/** Rows of all people, each of a post of its own; some are refused. `vez` makes each file another one. */
async function archivo(): Promise<string> {
  vez += 1
  return archivoDeNomina(
    Array.from({ length: FILAS }, (_, i) => ({
      interno: i % 100 === 99 ? 999_999 : INTERNO + (i % PERSONAS),
      // Posts of its own: no file replaces another one.
      plaza: `P${vez}-${i}`,
      dias: '15',
      sueldo: `${100 + vez}.${String(i % 100).padStart(2, '0')}`,
    })),
  )
}

const abrir = async (ruta: string, reanudar = false): Promise<CargaRow> =>
  abrirCarga(SISTEMA, {
    ruta,
    nombre: 'nomina.csv',
    plano: 'PRUEBA',
    entidad: SALUD,
    quincena: Q22,
    asunto: null,
    reanudar,
  })

/** A march that stops once `renglones` rows were done. */
function hasta(renglones: number) {
  const control = new AbortController()
  const onRenglones = (hechos: number): void => {
    if (hechos >= renglones) control.abort(new Error('cortado'))
  }
  return { signal: control.signal, onRenglones }
}

const escenificados = ({ id }: CargaRow) =>
  selectRows(
    `SELECT linea, byte, bytes, datos, afiliado_id, llave, veredicto, faltas FROM carga_renglones WHERE carga_id = $1 ORDER BY linea`,
    [id],
  )
const pagos = async ({ id }: CargaRow) =>
  (await selectRows<{ carga_id: number }>('SELECT * FROM nomina_pagos WHERE carga_id = $1 ORDER BY linea', [id])).map(
    ({ carga_id, ...row }) => ({ ...row, propia: carga_id === id }),
  )

describe('a load that is cut', () => {
  it('while it is read goes on where it was, and ends as an undisturbed one', async () => {
    const ruta = await archivo()
    const carga = await abrir(ruta)
    await expect(leerCarga(SISTEMA, carga, hasta(1_000))).rejects.toThrow('cortado')
    const cortada = await abrir(ruta, true)
    expect([cortada.id, cortada.estado]).toEqual([carga.id, 'leyendo'])
    expect(cortada.leidos).toBeGreaterThan(0)
    expect(cortada.leidos).toBeLessThan(FILAS)
    const leida = await leerCarga(SISTEMA, cortada)
    expect(leida).toMatchObject({ estado: 'revisada', renglones: FILAS, rechazados: 25 })
    const rows = await escenificados(leida)
    await inTransaction(() => execute(`UPDATE cargas SET estado = 'descartada' WHERE id = $1`, [leida.id]))
    const seguida = await leerCarga(SISTEMA, await abrir(ruta))
    expect(await escenificados(seguida)).toEqual(rows)
    expect(seguida.resumen).toBe(leida.resumen)
  })

  it('while it is loaded shows nobody anything, and ends with each row once', async () => {
    const ruta = await archivo()
    const carga = await leerCarga(SISTEMA, await abrir(ruta))
    const folio = folioDeCarga(carga)
    await expect(prepararCarga(SISTEMA, folio, '', hasta(1_000))).rejects.toThrow('cortado')
    const parte = await pagos(carga)
    expect(parte.length).toBeGreaterThan(0)
    expect(parte.length).toBeLessThan(FILAS - 25)
    expect((await simularCarga(SISTEMA, folio)).carga.estado).toBe('aplicando')
    const cargada = await prepararCarga(SISTEMA, folio, '')
    expect(cargada.estado).toBe('por_validar')
    await expect(abrir(ruta)).rejects.toMatchObject({ status: 409, codigo: 'archivo_repetido' })
    const todos = await pagos(cargada)
    expect(todos.length).toBe(FILAS - 25)
    expect(todos.slice(0, parte.length)).toEqual(parte)
    const [{ tandas }] = (await selectRows<{ tandas: number }>(
      `SELECT COUNT(*) AS tandas FROM bitacora WHERE acto = 'carga.tanda' AND objeto_id = $1`,
      [String(cargada.id)],
    )) as [{ tandas: number }]
    expect(tandas).toBe(3)
  })

  it('and waits for its validation is withdrawn whole by whoever loaded it', async () => {
    const ruta = await archivo()
    const carga = await leerCarga(SISTEMA, await abrir(ruta))
    const folio = folioDeCarga(carga)
    expect((await prepararCarga(SISTEMA, folio, '')).estado).toBe('por_validar')
    await descartarCarga(SISTEMA, folio)
    expect([await pagos(carga), await escenificados(carga)]).toEqual([[], []])
    await expect(validarCarga(SISTEMA, folio, 'Ya no.')).rejects.toThrow(`La carga ${folio} está en «Descartada»`)
    // The same file is taken again.
    expect((await leerCarga(SISTEMA, await abrir(ruta))).estado).toBe('revisada')
  })

  it('by a disk that fills says so, and goes on once there is room', async () => {
    const min = env.DISK_MIN_MB
    const llenar = { onRenglones: () => Object.assign(env, { DISK_MIN_MB: 1_000_000_000 }) }
    const lleno = { status: 503, codigo: 'disco', message: expect.stringContaining('nada se perdió') as string }
    const ruta = await archivo()
    const carga = await abrir(ruta)
    try {
      await expect(leerCarga(SISTEMA, carga, llenar)).rejects.toMatchObject(lleno)
      Object.assign(env, { DISK_MIN_MB: min })
      const leida = await leerCarga(SISTEMA, await abrir(ruta, true))
      expect(leida).toMatchObject({ estado: 'revisada', renglones: FILAS, rechazados: 25 })
      await expect(prepararCarga(SISTEMA, folioDeCarga(leida), '', llenar)).rejects.toMatchObject(lleno)
      expect((await pagos(leida)).length).toBeLessThan(FILAS - 25)
    } finally {
      Object.assign(env, { DISK_MIN_MB: min })
    }
    expect((await prepararCarga(SISTEMA, folioDeCarga(carga), '')).estado).toBe('por_validar')
    expect((await pagos(carga)).length).toBe(FILAS - 25)
  })

  it('is judged again when it is loaded: nothing enters if a verdict changed', async () => {
    const carga = await leerCarga(SISTEMA, await abrir(await archivo()))
    const folio = folioDeCarga(carga)
    // One of the people gets another number: their rows are nobody's now.
    const cambiar = (de: number, a: number) =>
      inTransaction(() => execute('UPDATE afiliados SET interno = $1 WHERE interno = $2', [a, de]))
    await cambiar(INTERNO + 39, 739_999)
    await expect(prepararCarga(SISTEMA, folio, '')).rejects.toMatchObject({ status: 409, codigo: 'veredictos' })
    expect(await pagos(carga)).toEqual([])
    const nueva = await simularCarga(SISTEMA, folio)
    expect(nueva.carga.estado).toBe('revisada')
    expect(nueva.carga.rechazados).toBeGreaterThan(25)
    expect((await prepararCarga(SISTEMA, folio, '')).estado).toBe('por_validar')
    await cambiar(739_999, INTERNO + 39)
  })

  it('is forgotten in time: its rows after 90 days, its file after two years, what it paid never', async () => {
    const carga = await leerCarga(SISTEMA, await abrir(await archivo()))
    await prepararCarga(SISTEMA, folioDeCarga(carga), '')
    const ahora = Date.now()
    await inTransaction(() =>
      execute(`UPDATE cargas SET estado = 'aplicada', terminada_at = $1 WHERE id = $2`, [
        new Date(ahora).toISOString(),
        carga.id,
      ]),
    )
    const dias = (n: number) => ahora + n * 86_400_000
    expect((await olvidarCargas(dias(89))).cargas).toBe(0)
    expect((await olvidarCargas(dias(91))).cargas).toBe(1)
    expect([(await escenificados(carga)).length, (await pagos(carga)).length]).toEqual([0, FILAS - 25])
    expect((await olvidarCargas(dias(729))).archivos).toBe(0)
    expect((await olvidarCargas(dias(731))).archivos).toBeGreaterThan(0)
  })

  it('is forgotten in the terms that the institute set, and its page says until when', async () => {
    const constantes = async (archivoDias: number, renglonesDias: number): Promise<void> => {
      for (const [nombre, valor] of [
        ['CARGA_ARCHIVO_DIAS', archivoDias],
        ['CARGA_RENGLONES_DIAS', renglonesDias],
      ] as const)
        await inTransaction(() =>
          execute('UPDATE constantes SET valor = $1 WHERE nombre = $2', [String(valor), nombre]),
        )
    }
    const carga = await leerCarga(SISTEMA, await abrir(await archivo()))
    await prepararCarga(SISTEMA, folioDeCarga(carga), '')
    // Half past eleven at night of 20 November 2026 in Mexico City.
    const recibida = Date.parse('2026-11-21T05:30:00.000Z')
    await inTransaction(() =>
      execute(`UPDATE cargas SET estado = 'aplicada', creada_at = $1, terminada_at = $1 WHERE id = $2`, [
        new Date(recibida).toISOString(),
        carga.id,
      ]),
    )
    const conserva = async () => (await detalleCarga(SISTEMA, { folio: folioDeCarga(carga) })).conserva
    expect(await conserva()).toEqual({ archivoHasta: '2028-11-19', renglonesHasta: '2027-02-18' })
    await constantes(30, 7)
    expect(await conserva()).toEqual({ archivoHasta: '2026-12-20', renglonesHasta: '2026-11-27' })
    const dias = (n: number, desde: number) => desde + n * 86_400_000
    await olvidarCargas(dias(6.9, recibida))
    expect((await escenificados(carga)).length).toBe(FILAS)
    await olvidarCargas(dias(7.1, recibida))
    expect([(await escenificados(carga)).length, (await pagos(carga)).length]).toEqual([0, FILAS - 25])
    // The file's own age counts: it was written now.
    expect((await olvidarCargas(dias(29, Date.now()))).archivos).toBe(0)
    expect((await olvidarCargas(dias(31, Date.now()))).archivos).toBeGreaterThan(0)
    expect((await conserva()).archivoHasta).toBe(null)
    await constantes(730, 90)
  })

  it('before its file was whole is read from the file that is sent again', async () => {
    const ruta = await archivo()
    const carga = await abrir(ruta)
    const { localPath } = await import('#api/files/storage.ts')
    await writeFile(await localPath(`cargas/${carga.id}`), 'INTERNO;NOM')
    const leida = await leerCarga(SISTEMA, await abrir(ruta, true))
    expect([leida.id, leida.estado, leida.renglones]).toEqual([carga.id, 'revisada', FILAS])
  })
})
