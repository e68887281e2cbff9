import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpcionesCarga } from '#domain/cargas/carga.ts'
import type { RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import type { Bind } from '#api/db/bind.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta } from '#test/support/afiliacion.ts'
import { cargada, enviar, faltasDe, leida, verCarga } from '#test/support/cargas/carga-del-instituto.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client
let renglones: readonly Readonly<Record<string, Bind>>[] = []

beforeAll(async () => {
  admin = await signIn('admin')
  renglones = await selectRows('SELECT * FROM catalogo_renglones')
})

/** Each test starts from the rows of the template, and no load. */
beforeEach(() =>
  inTransaction(async () => {
    for (const tabla of ['carga_renglones', 'cargas', 'catalogo_renglones']) await execute(`DELETE FROM ${tabla}`)
    await insertRows(
      'catalogo_renglones',
      Object.keys(renglones[0]!),
      renglones.map((renglon) => Object.values(renglon)),
    )
  }),
)

const CSV =
  'Clave,Nombre,Activo\r\nPROCEDENTE,Procedente,Sí\r\nPARCIAL,Procedente en parte,\r\nDESISTIDO,Desistido,No\r\n'
const leer = (asunto: string, contenido: string | Uint8Array, nombre = 'catalogo.csv') =>
  leida(admin, { tipo: 'catalogos', asunto, contenido, nombre })
const rowsOf = async (catalogo: string): Promise<RenglonPanel[]> => {
  const filter = encodeURIComponent(JSON.stringify({ catalogo }))
  return (await admin.get<RenglonPanel[]>(`/api/panel/catalogos?filter=${filter}&range=[0,99]`)).body
}
const rowOf = async (catalogo: string, clave: string): Promise<RenglonPanel> =>
  (await rowsOf(catalogo)).find((each) => each.clave === clave)!

describe('a file of rows of a catalogue', () => {
  it('is about one catalogue: the form offers them, and a file without one is not taken', async () => {
    const { asuntos } = (await admin.get<OpcionesCarga>('/api/cargas/opciones')).body
    expect(asuntos).toContainEqual({ tipo: 'catalogos', clave: 'estado_civil', nombre: 'Estado civil' })
    for (const asunto of ['', 'no_hay']) {
      const res = await enviar(admin, { tipo: 'catalogos', asunto, contenido: CSV })
      expect([res.status, res.body.campos]).toEqual([422, { asunto: 'Elige el catálogo de estos renglones.' }])
    }
  })

  it('shows what it would do, field by field, and is then loaded whole without another person', async () => {
    const detalle = await leer('resultado_caso', CSV)
    expect(detalle).toMatchObject({
      carga: {
        estado: 'revisada',
        plano: 'CAT-CSV',
        asunto: { clave: 'resultado_caso', nombre: 'Resultado del caso' },
      },
      efectos: [
        { titulo: 'Renglones nuevos', renglones: 1 },
        { titulo: 'Renglones que cambian', renglones: 1 },
        { titulo: 'Renglones que quedan igual', renglones: 1 },
      ],
    })
    expect(await faltasDe(admin, detalle.carga.folio)).toEqual([
      [4, 'Nombre', 'A521', '«Desistido por quien lo pidió», el nombre que tiene hoy'],
      [4, 'Activo', 'A521', '«Sí», como está hoy'],
    ])
    expect(await rowOf('resultado_caso', 'PARCIAL')).toBeUndefined()
    const hecha = await cargada(admin, detalle)
    expect([hecha.carga.estado, hecha.acciones]).toEqual(['aplicada', ['original']])
    expect(await rowOf('resultado_caso', 'DESISTIDO')).toMatchObject({ nombre: 'Desistido', activo: false })
    expect(await rowOf('resultado_caso', 'PARCIAL')).toMatchObject({ activo: true })
    expect((await verifyBitacora()).falla).toBeNull()
  })

  it('is refused whole with every fault at its line and field', async () => {
    const bad =
      'clave;nombre;activo\n;Sin clave;sí\nA1;;no\nA2;Repetido;quizá\nA2;Otro;sí\nA3;procedente;sí\nA/4;Raro;sí\n'
    const { carga } = await leer('resultado_caso', bad)
    expect(carga.estado).toBe('rechazada')
    expect((await faltasDe(admin, carga.folio)).map(([linea, campo, codigo]) => [linea, campo, codigo])).toEqual([
      [2, 'Clave', 'C205'],
      [3, 'Nombre', 'C205'],
      [4, 'Activo', 'C207'],
      [4, 'Clave', 'C442'],
      [5, 'Clave', 'C442'],
      [6, 'Nombre', 'C443'],
      [7, 'Clave', 'C441'],
    ])
    expect(await rowOf('resultado_caso', 'A1')).toBeUndefined()
  })

  it('leaves a row that can be chosen where the portal reads the catalogue', async () => {
    const everyOff = (await rowsOf('estado_civil')).map(({ clave, nombre }) => `${clave},${nombre},No`)
    const { carga } = await leer('estado_civil', ['Clave,Nombre,Activo', ...everyOff].join('\n'))
    expect((await faltasDe(admin, carga.folio))[0]?.[2]).toBe('C444')
  })

  it('warns of a row that is switched off and in use, with how many use it', async () => {
    const { afiliadoId } = await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
    await inTransaction(() => execute(`UPDATE afiliados SET estado_civil = 'VIUDO' WHERE id = $1`, [afiliadoId]))
    const { carga } = await leer('estado_civil', 'Clave,Nombre,Activo\nVIUDO,Viudo(a),No\n')
    expect(carga.estado).toBe('revisada')
    expect(await faltasDe(admin, carga.folio)).toEqual([[2, 'Activo', 'A522', '«Sí»: lo usa 1 persona del padrón']])
  })

  it('that changes nothing is refused in one sentence', async () => {
    const { carga } = await leer('resultado_caso', 'Clave,Nombre,Activo\nPROCEDENTE,Procedente,Sí\n')
    expect([carga.estado, carga.rechazo]).toEqual([
      'rechazada',
      'El archivo no cambia nada: el catálogo ya tiene estos renglones.',
    ])
  })

  it('is shown again if the catalogue changed since its simulation', async () => {
    const detalle = await leer('resultado_caso', CSV)
    const row = await rowOf('resultado_caso', 'DESISTIDO')
    const change = { version: row.version, nombre: 'Se desistió', activo: true, usos: row.usos }
    expect((await admin.put(`/api/panel/catalogos/${row.id}`, change)).status).toBe(200)
    await expect(cargada(admin, detalle)).rejects.toMatchObject({
      codigo: 'veredictos',
      message: 'Desde la simulación cambió lo que pasa con un renglón: revisa la simulación de nuevo.',
    })
    expect(await rowOf('resultado_caso', 'PARCIAL')).toBeUndefined()
    const otra = await verCarga(admin, detalle.carga.folio)
    expect([otra.carga.estado, otra.carga.aviso]).toEqual([
      'revisada',
      'Desde la simulación cambió lo que pasa con un renglón: revisa la simulación de nuevo.',
    ])
    expect(await faltasDe(admin, otra.carga.folio)).toContainEqual([
      4,
      'Nombre',
      'A521',
      '«Se desistió», el nombre que tiene hoy',
    ])
    expect((await cargada(admin, otra)).carga.estado).toBe('aplicada')
  })

  it('of a catalogue that somebody deleted meanwhile is refused', async () => {
    const tabla = await admin.post<{ id: number; version: number }>('/api/panel/catalogos/tablas', {
      clave: 'pasajero',
      nombre: 'Pasajero',
      descripcion: '',
    })
    const detalle = await leer('pasajero', 'Clave,Nombre\nUNO,Uno\n')
    const { id, version } = tabla.body
    await admin.request('DELETE', `/api/panel/catalogos/tablas/${id}`, {
      body: JSON.stringify({ version, renglones: 0 }),
      headers: { 'content-type': 'application/json' },
    })
    await expect(cargada(admin, detalle)).rejects.toMatchObject({ codigo: 'veredictos' })
    expect((await verCarga(admin, detalle.carga.folio)).carga.estado).toBe('rechazada')
    expect(
      (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM catalogo_renglones WHERE catalogo = 'pasajero'`))?.n,
    ).toBe(0)
  })

  it('may be the same for two catalogues, and not twice for one', async () => {
    await leer('resultado_caso', CSV)
    expect((await enviar(admin, { tipo: 'catalogos', asunto: 'resultado_caso', contenido: CSV })).body.codigo).toBe(
      'archivo_repetido',
    )
    expect((await enviar(admin, { tipo: 'catalogos', asunto: 'nacionalidad', contenido: CSV })).status).toBe(201)
  })

  it('is for those who administer catalogues', async () => {
    const auxiliar = await signIn('auxiliar')
    const { carga } = await leer('resultado_caso', CSV)
    expect((await auxiliar.get(`/api/cargas/${carga.folio}`)).status).toBe(404)
    expect((await enviar(auxiliar, { tipo: 'catalogos', asunto: 'nacionalidad', contenido: CSV })).status).toBe(422)
  })
})

describe('an export of a catalogue', () => {
  it.each(['csv', 'xlsx'] as const)('in %s is loaded again and holds no formula', async (formato) => {
    await inTransaction(() =>
      execute(`UPDATE catalogo_renglones SET nombre = '=HYPERLINK("x")' WHERE clave = 'SEPARADO'`),
    )
    const { headers, bytes } = await admin.bytes('/api/panel/catalogos/exportar', { catalogo: 'estado_civil', formato })
    expect(headers.get('content-disposition')).toBe(`attachment; filename="catalogo-estado-civil.${formato}"`)
    if (formato === 'csv') expect(bytes.toString('utf8')).toContain(`SEPARADO,"'=HYPERLINK(""x"")",Sí`)
    const { carga } = await leer('estado_civil', bytes, `catalogo.${formato}`)
    expect(carga).toMatchObject({
      renglones: 6,
      rechazados: 0,
      rechazo: 'El archivo no cambia nada: el catálogo ya tiene estos renglones.',
    })
  })
})
